import type { RequestOf } from '@parlour/api-client';
import { bindCard, getCards } from '@parlour/api-client/endpoints/wallet';
import { useInvalidate, useBlocker, usePlatform, useTexts } from '@parlour/platform';
import { type SubmitEvent, useState } from 'react';
import { focusField, type Trouble, useSending } from '#shared';
import type { BrokenRule } from './bindRules';
import { cardTexts } from './cardTexts';

interface Form<Draft> {
  readonly empty: Draft;
  readonly brokenRule: (draft: Draft) => BrokenRule<Draft> | undefined;
  readonly payload: (draft: Draft) => RequestOf<typeof bindCard>;
}

export interface Binding<Draft> {
  readonly draft: Draft;
  readonly change: (changes: Partial<Draft>) => void;
  readonly errorOf: (field: keyof Draft) => string | undefined;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly isSending: boolean;
  readonly trouble: Trouble | undefined;
}

/** A form that binds a card and navigates back to where the player came from; the input is preserved until it is bound. */
export function useBinding<Draft extends object>({ empty, brokenRule, payload }: Form<Draft>): Binding<Draft> {
  const { navigation, toast } = usePlatform();
  const texts = useTexts(cardTexts);
  const forget = useInvalidate();
  const { send, isSending, trouble } = useSending(bindCard);
  const [draft, setDraft] = useState(empty);
  const [broken, setBroken] = useState<BrokenRule<Draft>>();
  const [isDone, setDone] = useState(false);
  useBlocker(!isDone && Object.values(draft).some((value) => value !== ''));

  const bind = async (form: HTMLFormElement) => {
    if (isDone) return;
    const found = brokenRule(draft);
    setBroken(found);
    if (found !== undefined) {
      toast(texts.rules[found.rule], 'danger');
      focusField(form, found.field);
      return;
    }
    const reply = await send(payload(draft));
    if (reply === undefined) return;
    setDone(true);
    toast(texts.bound, 'success');
    forget(getCards);
    navigation.back();
  };

  return {
    draft,
    change: (changes) => {
      setDraft((before) => ({ ...before, ...changes }));
      if (broken !== undefined && broken.field in changes) setBroken(undefined);
    },
    errorOf: (field) => (broken?.field === field ? texts.rules[broken.rule] : undefined),
    submit: (event) => {
      event.preventDefault();
      void bind(event.currentTarget);
    },
    isSending: isSending || isDone,
    trouble,
  };
}
