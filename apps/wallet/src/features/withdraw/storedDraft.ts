import { removeStored, store, readStoredJson } from '@parlour/platform';
import type { CardKind } from '#shared';

const NAME = 'parlour.withdrawal';

/**
 * The input at the time when the player went to add a card, without the password. `known` are the cards of that kind that existed
 * then.
 */
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

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null || !('amount' in value) || !('known' in value) || !('kind' in value))
    return false;
  const { amount, known, kind } = value;
  const isAmount = typeof amount === 'string' && /^(\d{1,12}(\.\d{0,2})?)?$/.test(amount);
  return isAmount && (kind === 1 || kind === 2) && Array.isArray(known) && known.every((id) => typeof id === 'string');
}
