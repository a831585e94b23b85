import { changePassword, changePayPassword } from '@parlour/api-client/endpoints/account';
import { useBlocker, usePlatform, useSend, useTexts } from '@parlour/platform';
import { type FormEvent, useState } from 'react';
import { typedIn, useComplaint } from '#shared';
import { brokenPasswordRule, type PasswordFields, type PasswordKind } from './passwordRules';
import { type PasswordRule, passwordTexts } from './passwordTexts';

const fields = ['password', 'paypassword', 'confirmPass'] as const;

/** A new login password ends the session everywhere; a new withdrawal password leads back. */
export function usePasswordChange(kind: PasswordKind) {
  const { session, navigation, toast } = usePlatform();
  const texts = useTexts(passwordTexts);
  const { complain, errorAt, onInput } = useComplaint<keyof PasswordFields, PasswordRule>(texts.rules);
  const { send, isSending } = useSend(kind === 1 ? changePassword : changePayPassword);
  const [isTouched, setTouched] = useState(false);
  const [isDone, setDone] = useState(false);
  useBlocker(isTouched && !isDone);

  const change = async (form: HTMLFormElement) => {
    const typed = typedIn(form, fields);
    const broken = brokenPasswordRule(typed);
    if (broken !== undefined) return complain(form, broken);
    if (isDone) return undefined;
    const sent = await send({ password: typed.password, paypassword: typed.paypassword });
    if (sent === undefined || 'error' in sent) return undefined;
    setDone(true);
    toast(texts.changed, 'success');
    return kind === 1 ? session.end() : navigation.back();
  };
  const noteInput = (event: FormEvent) => {
    setTouched(true);
    onInput(event);
  };
  return { change, errorAt, noteInput, isSending: isSending || isDone };
}
