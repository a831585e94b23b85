import { register } from '@parlour/api-client/endpoints/session';
import { referrer, useQueryParams, useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import { Field } from '@parlour/ui-kit/parts';
import { BadgeCheck, KeyRound, Lock } from 'lucide-react';
import type { FormEvent } from 'react';
import { INPUT_MAX, typedIn, useComplaint } from '#shared';
import { CaptchaField } from './CaptchaField';
import { CredentialFields } from './CredentialFields';
import { EntryForm } from './EntryForm';
import { brokenRegistrationRule, type RegistrationFields } from './loginRules';
import { type LoginRule, loginTexts } from './loginTexts';
import { useCaptcha } from './useCaptcha';
import { useEntry } from './useEntry';

/** The six fields of a new account. */
export function RegisterForm() {
  const texts = useTexts(loginTexts);
  const pid = useQueryParams().get('pid') || referrer();
  const captcha = useCaptcha();
  const { complain, errorAt, onInput, withdraw } = useComplaint<keyof RegistrationFields, LoginRule>(texts.rules);
  const { enter, isBusy } = useEntry(register);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = typedIn(form, ['name', 'password', 'confirmPass', 'realname', 'paypassword', 'code']);
    const broken = brokenRegistrationRule(typed, captcha.isAnswer);
    if (broken === undefined)
      return void enter({ ...typed, code: captcha.codeFor(typed.code), ...(pid === undefined ? {} : { pid }) });
    if (broken.rule === 'captchaWrong') captcha.change();
    complain(form, broken);
  };
  return (
    <EntryForm noValidate data-dense aria-label={texts.register} onSubmit={submit} onInput={onInput}>
      <CredentialFields isNew errorAt={errorAt} />
      <Field
        name="confirmPass"
        type="password"
        label={texts.confirmPass}
        icon={<Lock size={20} strokeWidth={1.75} aria-hidden />}
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
