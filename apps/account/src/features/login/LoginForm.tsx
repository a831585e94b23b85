import { logIn } from '@parlour/api-client/endpoints/session';
import { useTexts } from '@parlour/platform';
import { Button } from '@parlour/ui-kit';
import type { FormEvent } from 'react';
import { typedIn, useComplaint } from '#shared';
import { CredentialFields } from './CredentialFields';
import { EntryForm } from './EntryForm';
import { brokenLoginRule, type LoginFields } from './loginRules';
import { type LoginRule, loginTexts } from './loginTexts';
import { useEntry } from './useEntry';

/** The login form. */
export function LoginForm() {
  const texts = useTexts(loginTexts);
  const { complain, errorAt, onInput } = useComplaint<keyof LoginFields, LoginRule>(texts.rules);
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
      <CredentialFields errorAt={errorAt} />
      <Button type="submit" wide busy={isBusy}>
        {texts.logIn}
      </Button>
    </EntryForm>
  );
}
