import { changePassword, changePayPassword } from '@parlour/api-client/endpoints/account';
import { Link, useQueryParams, useTexts, useUser } from '@parlour/platform';
import { Button, theme, type, VisuallyHidden } from '@parlour/ui-kit';
import { Field } from '@parlour/ui-kit/parts';
import { KeyRound, Lock } from 'lucide-react';
import styled from 'styled-components';
import { AccountForm, INPUT_MAX, NoAnswerNote } from '#shared';
import { kindOf, type PasswordFields } from './passwordRules';
import { passwordTexts } from './passwordTexts';
import { usePasswordChange } from './usePasswordChange';

/** A new login password (`type` 1) or withdrawal password (`type` 2). */
export function PasswordScreen() {
  const kind = kindOf(useQueryParams().get('type'));
  return <PasswordForm key={kind} kind={kind} />;
}

function PasswordForm({ kind }: { kind: 1 | 2 }) {
  const texts = useTexts(passwordTexts);
  const { data: user } = useUser();
  const { form, onSubmit, isInDoubt } = usePasswordChange(kind);
  const input = (name: keyof PasswordFields, label: string) => ({
    name,
    label,
    type: 'password',
    revealLabel: texts.show(label),
    error: form.errorAt(name),
    maxLength: INPUT_MAX,
  });
  // Only the login password belongs in a password manager.
  const [current, newPassword] = kind === 1 ? ['current-password', 'new-password'] : ['off', 'off'];
  const key = <KeyRound size={20} strokeWidth={1.75} aria-hidden />;
  return (
    <AccountForm
      noValidate
      data-sends={(kind === 1 ? changePassword : changePayPassword).name}
      aria-label={texts.form[kind]}
      onSubmit={onSubmit}
      onInput={form.onInput}
    >
      {kind === 1 && (
        <VisuallyHidden aria-hidden>
          <input name="username" autoComplete="username" tabIndex={-1} value={user?.username ?? ''} readOnly />
        </VisuallyHidden>
      )}
      <Field
        {...input('password', texts.old[kind])}
        icon={<Lock size={20} strokeWidth={1.75} aria-hidden />}
        autoComplete={current}
      />
      <Field {...input('paypassword', texts.fresh[kind])} hint={texts.atLeastSix} icon={key} autoComplete={newPassword} />
      <Field {...input('confirmPass', texts.confirmPass)} icon={key} autoComplete={newPassword} />
      <Note>{texts.after[kind]}</Note>
      <Button type="submit" wide busy={form.isBusy}>
        {texts.change}
      </Button>
      <NoAnswerNote text={texts.noAnswer} isShown={isInDoubt} />
      <Forgotten to="/kefu">{texts.forgotten}</Forgotten>
    </AccountForm>
  );
}

const Note = styled.p`
  ${type.caption}
  color: ${theme.color.text3};
`;

const Forgotten = styled(Link)`
  display: grid;
  place-items: center;
  min-height: 44px;
  margin-top: -8px;
  ${type.caption}
  font-weight: 550;
  color: ${theme.color.accentText};
`;
