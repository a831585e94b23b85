import { CENTRAL_WALLET } from '@parlour/api-client/endpoints/wallet';
import type { Rule } from '@parlour/platform/forms';
import Big from 'big.js';
import type { TransferRuleTexts } from './transferTexts';

export interface TransferDraft {
  readonly amount: string;
  readonly sourcetype: string;
  readonly targettype: string;
}

/** In the order of spec section 5: exactly one side is the platform wallet. */
export const transferRules: readonly Rule<TransferDraft, TransferRuleTexts>[] = [
  { field: 'amount', text: (texts) => texts.amountMissing, isBroken: ({ amount }) => amount === '' || new Big(amount).lte(0) },
  {
    field: 'targettype',
    text: (texts) => texts.betweenVenues,
    isBroken: ({ sourcetype, targettype }) => (sourcetype === CENTRAL_WALLET) === (targettype === CENTRAL_WALLET),
  },
];

/** The sides after a venue was picked from the grid: it takes the place of the venue side. */
export function withVenue({ sourcetype }: TransferDraft, venue: string): Partial<TransferDraft> {
  return sourcetype === CENTRAL_WALLET ? { targettype: venue } : { sourcetype: venue, targettype: CENTRAL_WALLET };
}

/**
 * Applies changes without letting source and target become equal: the other side gets the wallet that the changed side had
 * before.
 */
export function apart(draft: TransferDraft, changes: Partial<TransferDraft>): Partial<TransferDraft> {
  const { sourcetype, targettype } = { ...draft, ...changes };
  if (sourcetype !== targettype) return changes;
  return changes.targettype === undefined
    ? { ...changes, targettype: draft.sourcetype }
    : { ...changes, sourcetype: draft.targettype };
}
