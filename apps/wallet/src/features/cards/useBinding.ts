import type { RequestOf } from '@parlour/api-client';
import { bindCard, getCards } from '@parlour/api-client/endpoints/wallet';
import { useInvalidate, useBlocker, usePlatform, useTexts } from '@parlour/platform';
import { type Form, type Rule, useForm } from '@parlour/platform/forms';
import type { SubmitEvent } from 'react';
import { type SendFailure, useSending } from '#shared';
import { type BindRuleTexts, cardTexts } from './cardTexts';

interface BindingOptions<Draft> {
  readonly empty: Draft;
  readonly rules: readonly Rule<Draft, BindRuleTexts>[];
  readonly payload: (draft: Draft) => RequestOf<typeof bindCard>;
}

export interface Binding<Draft> extends Pick<Form<Draft, BindRuleTexts>, 'change' | 'errorAt' | 'isBusy'> {
  readonly draft: Draft;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly failure: SendFailure | undefined;
}

/** A form that binds a card and navigates back to where the player came from; the input is preserved until it is bound. */
export function useBinding<Draft extends object>({ empty, rules, payload }: BindingOptions<Draft>): Binding<Draft> {
  const { navigation, toast } = usePlatform();
  const texts = useTexts(cardTexts);
  const invalidate = useInvalidate();
  const { send, failure } = useSending(bindCard);
  const form = useForm<Draft, BindRuleTexts>(texts.rules);
  const draft = { ...empty, ...form.typed };
  useBlocker(!form.isFinished && Object.values(draft).some((value) => value !== ''));

  const bind = async () => {
    const reply = await send(payload(draft));
    if (reply === undefined) return;
    form.finish();
    toast(texts.bound, 'success');
    invalidate(getCards);
    navigation.back();
  };
  return { ...form, draft, onSubmit: form.onSubmit({ read: () => draft, rules, send: bind }), failure };
}
