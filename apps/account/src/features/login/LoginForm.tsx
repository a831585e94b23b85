import { logIn } from '@parlour/api-client/endpoints/session';
import { useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import { Field } from '@parlour/ui-kit/parts';
import { Lock, UserRound } from 'lucide-react';
import type { FormEvent } from 'react';
import { EntryForm } from './EntryForm';
import { brokenLoginRule, INPUT_MAX, type LoginFields } from './loginRules';
import { loginTexts } from './loginTexts';
import { typedIn } from './typedIn';
import { useComplaint } from './useComplaint';
import { useEntry } from './useEntry';

/** Name and password. */
export function LoginForm() {
  const texts = useTexts(loginTexts);
  const { complain, errorAt, onInput } = useComplaint<keyof LoginFields>();
  const { enter, isBusy } = useEntry(logIn);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = typedIn(form, ['name', 'password']);
    const broken = brokenLoginRule(typed);
    if (broken === undefined) void enter(typed);
    else complain(form, broken);
  };
  return (
    <EntryForm noValidate aria-label={texts.logIn} onSubmit={submit} onInput={onInput}>
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
        icon={<Lock size={20} strokeWidth={1.75} aria-hidden />}
        error={errorAt('password')}
        maxLength={INPUT_MAX}
        autoComplete="current-password"
      />
      <Button type="submit" wide busy={isBusy}>
        {texts.logIn}
      </Button>
    </EntryForm>
  );
}
