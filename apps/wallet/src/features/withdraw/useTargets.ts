import { type Card, getCards } from '@parlour/api-client/endpoints/wallet';
import { pathTo, useApiQuery, usePlatform, useQueryParams } from '@parlour/platform';
import { useSettledLoading } from '@parlour/ui-kit';
import { useEffect, useState } from 'react';
import { type CardKind, cardKindOf, useDelayed } from '#shared';
import { removeDraft, storeDraft, type StoredDraft, readDraft } from './storedDraft';

const ways = { 1: '/addBankCard', 2: '/addUsdtCard' } as const;

export interface Targets {
  readonly kind: CardKind;
  readonly choose: (kind: CardKind) => void;
  /** Undefined until they are loaded. */
  readonly cards: readonly Card[] | undefined;
  readonly hasFailed: boolean;
  /** Whether the field to choose a target is not shown yet. */
  readonly isLoading: boolean;
  readonly showsSkeleton: boolean;
  readonly retry: () => void;
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
  const { data: cards, error, isLoading, retry } = useApiQuery(getCards, { type: kind });
  const [stored] = useState(readDraft);
  const [isAdding, setAdding] = useState(false);
  useEffect(removeDraft, []);
  const hasFailed = cards === undefined && error !== undefined && !isLoading;
  const showsSkeleton = useSettledLoading(cards === undefined && !hasFailed);
  useDelayed(isAdding ? 0 : undefined, () => navigation.go(ways[kind]));
  return {
    kind,
    choose: (chosen) => navigation.go(pathTo('/withdrawal', { type: chosen }), { replace: true }),
    cards,
    hasFailed,
    isLoading: !hasFailed && (cards === undefined || showsSkeleton),
    showsSkeleton,
    retry,
    stored,
    addedCard: stored?.kind === kind ? cards?.find(({ id }) => !stored.known.includes(id)) : undefined,
    add: (amount) => {
      storeDraft({ amount, kind, known: cards?.map(({ id }) => id) ?? [] });
      setAdding(true);
    },
    isAdding,
  };
}
