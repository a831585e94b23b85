import { recoverAll, submitDeposit, submitTransfer, submitWithdrawal } from '@parlour/api-client/endpoints/wallet';

/** 1 deposits, 2 withdrawals, 3 transfers in, 4 transfers out (spec section 7). */
export type RecordType = 1 | 2 | 3 | 4;
export type MoneyKind = 'deposit' | 'withdrawal' | 'transfer' | 'recovery' | 'other';

export interface MoneyCall {
  readonly kind: MoneyKind;
  /** The name of an `other` one. */
  readonly label?: string;
  /** The records in which it is listed; none where only a balance shows it. */
  readonly types: readonly RecordType[];
  /** The field of the request that is the sum. */
  readonly sum?: string;
  /** Where the player can look. */
  readonly to: string;
}

/** The wallet's calls that move money, by the endpoint's name; those of other apps describe themselves in their note. Which direction is "in" is the operator's choice: both are checked. */
export const moneyCalls: Readonly<Record<string, MoneyCall>> = {
  [submitDeposit.name]: { kind: 'deposit', types: [1], sum: 'amount', to: '/transRecord?type=1' },
  [submitWithdrawal.name]: { kind: 'withdrawal', types: [2], sum: 'amount', to: '/transRecord?type=2' },
  [submitTransfer.name]: { kind: 'transfer', types: [3, 4], sum: 'amount', to: '/transRecord?type=3' },
  [recoverAll.name]: { kind: 'recovery', types: [], to: '/transRecord?type=4' },
};

/** What the records of a type are about. */
export function kindOfRecord(type: RecordType): MoneyKind {
  return Object.values(moneyCalls).find(({ types }) => types.includes(type))?.kind ?? 'transfer';
}
