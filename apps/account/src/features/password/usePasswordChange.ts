import { changePassword, changePayPassword } from '@parlour/api-client/endpoints/account';
import { useBlocker, usePlatform, useSend, useTexts } from '@parlour/platform';
import { useForm } from '@parlour/platform/forms';
import { useEffect, useState } from 'react';
import { isUnanswered, typedIn } from '#shared';
import { type PasswordFields, type PasswordKind, passwordRules } from './passwordRules';
import { type PasswordRuleTexts, passwordTexts } from './passwordTexts';

/** A new login password ends the session everywhere; a new withdrawal password leads back. */
export function usePasswordChange(kind: PasswordKind) {
  const { session, navigation, toast } = usePlatform();
  const texts = useTexts(passwordTexts);
  const form = useForm<PasswordFields, PasswordRuleTexts>(texts.rules);
  const { send, isSending } = useSend(kind === 1 ? changePassword : changePayPassword);
  const [isInDoubt, setInDoubt] = useState(false);
  useBlocker(form.isTouched && !form.isFinished, texts.leave);
  const isDone = form.isFinished && kind === 2;
  // Once the form blocks no more: it would ask whether to leave it.
  useEffect(() => {
    if (isDone) navigation.back();
  }, [isDone, navigation]);

  const change = async ({ password, paypassword }: PasswordFields) => {
    const sent = await send({ password, paypassword });
    if (sent === undefined) return;
    setInDoubt(isUnanswered(sent));
    if ('error' in sent) return;
    form.finish();
    toast(texts.changed, 'success');
    if (kind === 1) session.end();
  };
  const onSubmit = form.onSubmit({
    read: (element) => typedIn(element, ['password', 'paypassword', 'confirmPass']),
    rules: passwordRules,
    send: change,
  });
  /** `isInDoubt`: the last try got no answer. */
  return { form, onSubmit, isInDoubt: isInDoubt && !isSending };
}
