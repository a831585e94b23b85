import { register } from '@parlour/api-client/endpoints/session';
import { useQueryParams, useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import { Field } from '@parlour/ui-kit/parts';
import { BadgeCheck, KeyRound, Lock, UserRound } from 'lucide-react';
import type { FormEvent } from 'react';
import { CaptchaField } from './CaptchaField';
import { EntryForm } from './EntryForm';
import { brokenRegistrationRule, INPUT_MAX, type RegistrationFields } from './loginRules';
import { loginTexts } from './loginTexts';
import { typedIn } from './typedIn';
import { useCaptcha } from './useCaptcha';
import { useComplaint } from './useComplaint';
import { useEntry } from './useEntry';

const lock = <Lock size={20} strokeWidth={1.75} aria-hidden />;

/** The six fields of a new account. */
export function RegisterForm() {
  const texts = useTexts(loginTexts);
  const pid = useQueryParams().get('pid') ?? '';
  const captcha = useCaptcha();
  const { complain, errorAt, onInput, withdraw } = useComplaint<keyof RegistrationFields>();
  const { enter, isBusy } = useEntry(register);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = typedIn(form, ['name', 'password', 'confirmPass', 'realname', 'paypassword', 'code']);
    const broken = brokenRegistrationRule(typed, captcha.isAnswer);
    if (broken === undefined) return void enter({ ...typed, code: captcha.codeFor(typed.code), ...(pid === '' ? {} : { pid }) });
    if (broken.rule === 'captchaWrong') captcha.change();
    complain(form, broken);
  };
  return (
    <EntryForm noValidate data-dense aria-label={texts.register} onSubmit={submit} onInput={onInput}>
      <Field
        name="name"
        label={texts.name}
        icon={<UserRound size={20} strokeWidth={1.75} aria-hidden />}
        error={errorAt('name')}
        maxLength={INPUT_MAX}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        name="password"
        type="password"
        label={texts.password}
        hint={texts.atLeastSix}
        icon={lock}
        error={errorAt('password')}
        maxLength={INPUT_MAX}
        autoComplete="new-password"
      />
      <Field
        name="confirmPass"
        type="password"
        label={texts.confirmPass}
        icon={lock}
        error={errorAt('confirmPass')}
        maxLength={INPUT_MAX}
        autoComplete="new-password"
      />
      <Field
        name="realname"
        label={texts.realname}
        hint={texts.asOnCard}
        icon={<BadgeCheck size={20} strokeWidth={1.75} aria-hidden />}
        error={errorAt('realname')}
        maxLength={INPUT_MAX}
        autoComplete="name"
        spellCheck={false}
      />
      <Field
        name="paypassword"
        type="password"
        label={texts.paypassword}
        hint={texts.atLeastSix}
        icon={<KeyRound size={20} strokeWidth={1.75} aria-hidden />}
        error={errorAt('paypassword')}
        maxLength={INPUT_MAX}
        autoComplete="new-password"
      />
      <CaptchaField captcha={captcha} error={errorAt('code')} onSwitch={withdraw} />
      <Button type="submit" wide busy={isBusy}>
        {texts.register}
      </Button>
    </EntryForm>
  );
}
