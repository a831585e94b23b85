import { removeStored, store, readStoredJson } from '@parlour/platform';
import type { CardKind } from '#shared';

const NAME = 'parlour.withdrawal';

/** What was typed before the player went to add a card, without the password; `known` are the cards of the kind that were there. */
export interface StoredDraft {
  readonly kind: CardKind;
  readonly amount: string;
  readonly known: readonly string[];
}

/** Stores the draft until the player returns. */
export function storeDraft(draft: StoredDraft): void {
  store(NAME, JSON.stringify(draft));
}

/** The stored draft, if any. */
export function readDraft(): StoredDraft | undefined {
  const draft = readStoredJson(NAME);
  return isDraft(draft) ? draft : undefined;
}

export function removeDraft(): void {
  removeStored(NAME);
}

function isDraft(kept: unknown): kept is StoredDraft {
  if (typeof kept !== 'object' || kept === null || !('amount' in kept) || !('known' in kept) || !('kind' in kept)) return false;
  const { amount, known, kind } = kept;
  const isAmount = typeof amount === 'string' && /^(\d{1,12}(\.\d{0,2})?)?$/.test(amount);
  return isAmount && (kind === 1 || kind === 2) && Array.isArray(known) && known.every((id) => typeof id === 'string');
}
