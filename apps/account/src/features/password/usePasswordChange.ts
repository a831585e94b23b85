import { changePassword, changePayPassword } from '@parlour/api-client/endpoints/account';
import { useBlocker, usePlatform, useSend, useTexts } from '@parlour/platform';
import { useForm } from '@parlour/platform/forms';
import { useEffect, useState } from 'react';
import { formValues, isUnanswered } from '#shared';
import { type PasswordFields, type PasswordKind, passwordRules } from './passwordRules';
import { type PasswordRuleTexts, passwordTexts } from './passwordTexts';

/**
 * Changes a password. A new login password ends the session everywhere; after a new withdrawal password the screen navigates
 * back.
 */
export function usePasswordChange(kind: PasswordKind) {
  const { session, navigation, toast } = usePlatform();
  const texts = useTexts(passwordTexts);
  const form = useForm<PasswordFields, PasswordRuleTexts>(texts.rules);
  const { send, isSending } = useSend(kind === 1 ? changePassword : changePayPassword);
  const [isInDoubt, setInDoubt] = useState(false);
  useBlocker(form.isTouched && !form.isFinished, texts.leave);
  const isDone = form.isFinished && kind === 2;
  // Navigates only when the form's blocker is released, which would otherwise ask whether to leave.
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
    read: (element) => formValues(element, ['password', 'paypassword', 'confirmPass']),
    rules: passwordRules,
    send: change,
  });
  /** `isInDoubt`: the last attempt got no answer. */
  return { form, onSubmit, isInDoubt: isInDoubt && !isSending };
}
