import { register } from '@parlour/api-client/endpoints/session';
import { referrer, useBlocker, useQueryParams, useRole, useTexts } from '@parlour/platform';
import { useForm } from '@parlour/platform/forms';
import { referrerIn } from '@parlour/platform/referrer';
import { Button } from '@parlour/ui-kit';
import { Field } from '@parlour/ui-kit/parts';
import { BadgeCheck, KeyRound, Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formValues, INPUT_MAX, NoAnswerNote } from '#shared';
import { CaptchaField } from './CaptchaField';
import { CredentialFields } from './CredentialFields';
import { EntryForm } from './EntryForm';
import { type RegistrationFields, registrationRules } from './loginRules';
import { type LoginRuleTexts, loginTexts } from './loginTexts';
import { useCaptcha } from './useCaptcha';
import { useEntry } from './useEntry';

interface RegisterFormProps {
  /** Values typed before the player switched to the login and back. */
  readonly typed: Partial<RegistrationFields>;
  readonly onTyped: (typed: RegistrationFields) => void;
}

const names = ['name', 'password', 'confirmPass', 'realname', 'paypassword', 'code'] as const;

/** The registration form; a new captcha each time it is mounted. */
export function RegisterForm({ typed: typedBefore, onTyped }: RegisterFormProps) {
  const [before] = useState(typedBefore);
  const texts = useTexts(loginTexts);
  const pid = referrerIn(useQueryParams()) ?? referrer();
  const captcha = useCaptcha();
  const { errorAt, onInput, clearError, onSubmit, isBusy, isTouched } = useForm<RegistrationFields, LoginRuleTexts>(texts.rules);
  const { enter, isInDoubt } = useEntry(register);
  const role = useRole();
  useBlocker(isTouched && role === 'visitor', texts.leave);

  const submit = onSubmit({
    read: (form) => formValues(form, names),
    rules: registrationRules(captcha.isAnswer),
    send: (typed) => enter({ ...typed, name: typed.name.trim(), ...(pid === undefined ? {} : { pid }) }),
    onBroken: (field, { code }) => {
      if (field === 'code' && code.trim() !== '') captcha.change();
    },
  });
  const noteInput = (event: FormEvent<HTMLFormElement>) => {
    onInput(event);
    onTyped(formValues(event.currentTarget, names));
  };
  return (
    <EntryForm noValidate data-dense data-sends={register.name} aria-label={texts.register} onSubmit={submit} onInput={noteInput}>
      <CredentialFields isNew errorAt={errorAt} typed={before} />
      <Field
        name="confirmPass"
        type="password"
        label={texts.confirmPass}
        revealLabel={texts.showPassword}
        icon={<Lock size={20} strokeWidth={1.75} aria-hidden />}
        error={errorAt('confirmPass')}
        defaultValue={before.confirmPass}
        maxLength={INPUT_MAX}
        autoComplete="new-password"
      />
      <Field
        name="realname"
        label={texts.realname}
        hint={texts.asOnCard}
        icon={<BadgeCheck size={20} strokeWidth={1.75} aria-hidden />}
        error={errorAt('realname')}
        defaultValue={before.realname}
        maxLength={INPUT_MAX}
        autoComplete="name"
        spellCheck={false}
      />
      <Field
        name="paypassword"
        type="password"
        label={texts.paypassword}
        revealLabel={texts.showPassword}
        hint={texts.atLeastSix}
        icon={<KeyRound size={20} strokeWidth={1.75} aria-hidden />}
        error={errorAt('paypassword')}
        defaultValue={before.paypassword}
        maxLength={INPUT_MAX}
        autoComplete="new-password"
      />
      <CaptchaField captcha={captcha} error={errorAt('code')} onSwitch={clearError} />
      <Button type="submit" wide busy={isBusy}>
        {texts.register}
      </Button>
      <NoAnswerNote text={texts.noAnswer.register} isShown={isInDoubt} />
    </EntryForm>
  );
}
