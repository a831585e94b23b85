import type { RequestOf } from '@parlour/api-client';
import { bindCard, getCards } from '@parlour/api-client/endpoints/wallet';
import { type ConfirmRequest, useApiQuery, useInvalidate, useBlocker, usePlatform, useTexts } from '@parlour/platform';
import { type Form, type Rule, useForm } from '@parlour/platform/forms';
import type { SubmitEvent } from 'react';
import { type CardKind, MOST_OF_A_KIND, type SendFailure, useDelayed, useSending } from '#shared';
import { type BindRuleTexts, cardTexts } from './cardTexts';

interface BindingOptions<Draft> {
  readonly kind: CardKind;
  readonly empty: Draft;
  readonly rules: readonly Rule<Draft, BindRuleTexts>[];
  readonly payload: (draft: Draft) => RequestOf<typeof bindCard>;
  /** The question that the player has to confirm before the form is sent. */
  readonly question?: (draft: Draft) => Pick<ConfirmRequest, 'title' | 'message'> | undefined;
}

export interface Binding<Draft> extends Pick<Form<Draft, BindRuleTexts>, 'change' | 'errorAt' | 'isBusy'> {
  readonly kind: CardKind;
  readonly draft: Draft;
  /**
   * Whether the maximum number of cards is bound (spec section 9); false while the number is not known, so that the operator
   * decides.
   */
  readonly isFull: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly failure: SendFailure | undefined;
}

/** A form that binds a card and then navigates back to the previous screen. The input is kept until the card is bound. */
export function useBinding<Draft extends object>({
  kind,
  empty,
  rules,
  payload,
  question,
}: BindingOptions<Draft>): Binding<Draft> {
  const { dialogs, navigation, toast } = usePlatform();
  const texts = useTexts(cardTexts);
  const invalidate = useInvalidate();
  const { send, failure } = useSending(bindCard);
  const { data: held = [] } = useApiQuery(getCards, { type: kind }, { quiet: true });
  const form = useForm<Draft, BindRuleTexts>(texts.rules);
  const draft = { ...empty, ...form.typed };
  const isFull = held.length >= MOST_OF_A_KIND && !form.isFinished;
  useBlocker(!form.isFinished && Object.values(draft).some((value) => value !== ''), texts.leave);
  useDelayed(form.isFinished ? 0 : undefined, navigation.back);

  const bind = async () => {
    const confirmation = question?.(draft);
    if (confirmation && !(await dialogs.confirm(confirmation))) return;
    const reply = await send(payload(draft));
    if (reply === undefined) return;
    form.finish();
    toast(texts.bound, 'success');
    invalidate(getCards);
  };
  const submit = form.onSubmit({ read: () => draft, rules, send: bind });
  const onSubmit: typeof submit = (event) => (isFull ? event.preventDefault() : submit(event));
  return { ...form, kind, draft, isFull, onSubmit, failure };
}
