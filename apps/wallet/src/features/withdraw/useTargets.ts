import { type Card, getCards } from '@parlour/api-client/endpoints/wallet';
import { pathTo, useApiQuery, usePlatform, useQueryParams } from '@parlour/platform';
import { type LoadState, loadStateOf } from '@parlour/ui-kit/parts';
import { useEffect, useState } from 'react';
import { type CardKind, cardKindOf, useDelayed } from '#shared';
import { removeDraft, storeDraft, type StoredDraft, readDraft } from './storedDraft';

const ways = { 1: '/addBankCard', 2: '/addUsdtCard' } as const;

export interface Targets {
  readonly kind: CardKind;
  readonly choose: (kind: CardKind) => void;
  readonly state: LoadState<readonly Card[]>;
  /** Undefined until they are loaded. */
  readonly cards: readonly Card[] | undefined;
  /** The input from before the player added a card. */
  readonly stored: StoredDraft | undefined;
  /** The card that the player has added meanwhile. */
  readonly addedCard: Card | undefined;
  /** Navigates to add a card; the amount is restored when the player returns. */
  readonly add: (amount: string) => void;
  readonly isAdding: boolean;
}

/** The cards or addresses of the kind in the URL, and the action to add one. */
export function useTargets(): Targets {
  const { navigation } = usePlatform();
  const kind = cardKindOf(useQueryParams().get('type'));
  const query = useApiQuery(getCards, { type: kind });
  const { data: cards } = query;
  const [stored] = useState(readDraft);
  const [isAdding, setAdding] = useState(false);
  useEffect(removeDraft, []);
  useDelayed(isAdding ? 0 : undefined, () => navigation.go(ways[kind]));
  return {
    kind,
    choose: (chosen) => navigation.go(pathTo('/withdrawal', { type: chosen }), { replace: true }),
    state: loadStateOf(query),
    cards,
    stored,
    addedCard: stored?.kind === kind ? cards?.find(({ id }) => !stored.known.includes(id)) : undefined,
    add: (amount) => {
      storeDraft({ amount, kind, known: cards?.map(({ id }) => id) ?? [] });
      setAdding(true);
    },
    isAdding,
  };
}
