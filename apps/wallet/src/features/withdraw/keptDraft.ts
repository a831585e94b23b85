import type { CardKind } from '#shared';

const NAME = 'parlour.withdrawal';

/** What was typed before the player went to add a card, without the password; `known` are the cards of the kind that were there. */
export interface KeptDraft {
  readonly kind: CardKind;
  readonly amount: string;
  readonly known: readonly string[];
}

/** Keeps the draft for the way back. */
export function keepDraft(draft: KeptDraft): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(draft));
  } catch {
    // Storage may be blocked or full: the amount has to be typed again, nothing worse.
  }
}

/** The draft that was kept, if any. */
export function readDraft(): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // What cannot be stored need not be removed.
  }
}

function isDraft(kept: unknown): kept is KeptDraft {
  if (typeof kept !== 'object' || kept === null || !('amount' in kept) || !('known' in kept) || !('kind' in kept)) return false;
  const { amount, known, kind } = kept;
  const isAmount = typeof amount === 'string' && /^(\d{1,12}(\.\d{0,2})?)?$/.test(amount);
  return isAmount && (kind === 1 || kind === 2) && Array.isArray(known) && known.every((id) => typeof id === 'string');
}
