import { logIn } from '@parlour/api-client/endpoints/session';
import { useTexts } from '@parlour/platform';
import { useForm } from '@parlour/platform/forms';
import { Button } from '@parlour/ui-kit';
import { formValues, MiniAppLoginButton, NoAnswerNote } from '#shared';
import { CredentialFields } from './CredentialFields';
import { EntryForm } from './EntryForm';
import { type LoginFields, loginRules } from './loginRules';
import { type LoginRuleTexts, loginTexts } from './loginTexts';
import { useEntry } from './useEntry';

/** The login form. */
export function LoginForm() {
  const texts = useTexts(loginTexts);
  const { errorAt, onInput, onSubmit, isBusy } = useForm<LoginFields, LoginRuleTexts>(texts.rules);
  const { enter, isInDoubt } = useEntry(logIn);
  const submit = onSubmit({
    read: (form) => formValues(form, ['name', 'password']),
    rules: loginRules,
    send: ({ name, password }) => enter({ name: name.trim(), password }),
  });
  return (
    <EntryForm noValidate data-sends={logIn.name} aria-label={texts.logIn} onSubmit={submit} onInput={onInput}>
      <CredentialFields errorAt={errorAt} />
      <Button type="submit" wide busy={isBusy}>
        {texts.logIn}
      </Button>
      <MiniAppLoginButton />
      <NoAnswerNote text={texts.noAnswer.logIn} isShown={isInDoubt} />
    </EntryForm>
  );
}
