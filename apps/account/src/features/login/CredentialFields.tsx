import { useTexts } from '@parlour/platform';
import { Field } from '@parlour/ui-kit/parts';
import { Lock, UserRound } from 'lucide-react';
import { INPUT_MAX } from '#shared';
import type { LoginFields } from './loginRules';
import { loginTexts } from './loginTexts';

interface CredentialFieldsProps {
  readonly errorAt: (field: keyof LoginFields) => string | undefined;
  /** Whether the password is a new one. */
  readonly isNew?: boolean;
  readonly typed?: Partial<LoginFields>;
}

/** Name and password, the first fields of both forms. */
export function CredentialFields({ errorAt, isNew = false, typed = {} }: CredentialFieldsProps) {
  const texts = useTexts(loginTexts);
  return (
    <>
      <Field
        name="name"
        label={texts.name}
        icon={<UserRound size={20} strokeWidth={1.75} aria-hidden />}
        error={errorAt('name')}
        defaultValue={typed.name}
        maxLength={INPUT_MAX}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        name="password"
        type="password"
        label={texts.password}
        revealLabel={texts.showPassword}
        hint={isNew ? texts.atLeastSix : undefined}
        icon={<Lock size={20} strokeWidth={1.75} aria-hidden />}
        error={errorAt('password')}
        defaultValue={typed.password}
        maxLength={INPUT_MAX}
        autoComplete={isNew ? 'new-password' : 'current-password'}
      />
    </>
  );
}
