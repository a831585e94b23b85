import { CENTRAL_WALLET } from '@parlour/api-client/endpoints/wallet';
import Big from 'big.js';
import type { transferTexts } from './transferTexts';

export interface TransferDraft {
  readonly amount: string;
  readonly sourcetype: string;
  readonly targettype: string;
}

export interface BrokenRule {
  readonly field: 'amount' | 'targettype';
  readonly message: string;
}

/** The first broken rule in the order of spec section 5: exactly one side is the platform wallet. */
export function brokenTransferRule(
  { amount, sourcetype, targettype }: TransferDraft,
  words: typeof transferTexts.default.rules,
): BrokenRule | undefined {
  if (amount === '' || new Big(amount).lte(0)) return { field: 'amount', message: words.amountMissing };
  if ((sourcetype === CENTRAL_WALLET) === (targettype === CENTRAL_WALLET)) {
    return { field: 'targettype', message: words.betweenVenues };
  }
  return undefined;
}

/** The sides after a venue was picked from the grid: it takes the place of the venue side. */
export function withVenue({ sourcetype }: TransferDraft, venue: string): Partial<TransferDraft> {
  return sourcetype === CENTRAL_WALLET ? { targettype: venue } : { sourcetype: venue, targettype: CENTRAL_WALLET };
}

/** Changed sides never name one wallet twice: the side that was left alone gives way to the central wallet, or to the venue that was there. */
export function apart(draft: TransferDraft, changes: Partial<TransferDraft>): Partial<TransferDraft> {
  const { sourcetype, targettype } = { ...draft, ...changes };
  if (sourcetype !== targettype) return changes;
  return changes.targettype === undefined
    ? { ...changes, targettype: draft.sourcetype }
    : { ...changes, sourcetype: draft.targettype };
}
