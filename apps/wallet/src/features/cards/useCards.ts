import { type Card, deleteCard, getCards } from '@parlour/api-client/endpoints/wallet';
import { pathTo, useApiQuery, useInvalidate, usePlatform, useQueryParams, useTexts } from '@parlour/platform';
import { type LoadState, loadStateOf } from '@parlour/ui-kit/parts';
import { useState } from 'react';
import { type CardKind, cardKindOf, type SendFailure, useSending } from '#shared';
import { cardTexts } from './cardTexts';

export interface Cards {
  readonly kind: CardKind;
  readonly choose: (kind: CardKind) => void;
  readonly cards: LoadState<readonly Card[]>;
  readonly unbind: (card: Card) => Promise<void>;
  /** The card that is being unbound. */
  readonly leaving: string | undefined;
  readonly failure: SendFailure | undefined;
}

/** The member's cards of the kind in the URL, and the action to remove one. */
export function useCards(): Cards {
  const { navigation, dialogs, toast } = usePlatform();
  const texts = useTexts(cardTexts);
  const invalidate = useInvalidate();
  const kind = cardKindOf(useQueryParams().get('type'));
  const query = useApiQuery(getCards, { type: kind });
  const { send, failure } = useSending(deleteCard);
  const [leaving, setLeaving] = useState<string>();
  const [gone, setGone] = useState<readonly string[]>([]);

  const unbind = async ({ id }: Card) => {
    if (leaving !== undefined) return;
    const { unbindTitle: title, unbindText: message, confirm, cancel } = texts;
    if (!(await dialogs.confirm({ title, message, confirm, cancel, isDestructive: true }))) return;
    setLeaving(id);
    const reply = await send({ id });
    setLeaving(undefined);
    // If there was no answer, the reloaded list shows whether the card was removed.
    invalidate(getCards);
    if (reply === undefined) return;
    setGone((before) => [...before, id]);
    toast(texts.unbound, 'success');
  };

  return {
    kind,
    choose: (chosen) => {
      if (chosen !== kind) navigation.go(pathTo('/cards', { type: chosen }), { replace: true });
    },
    cards: loadStateOf({ ...query, data: query.data?.filter(({ id }) => !gone.includes(id)) }),
    unbind,
    leaving,
    failure,
  };
}
