import { recoverAll, submitDeposit, submitTransfer, submitWithdrawal } from '@parlour/api-client/endpoints/wallet';

/** 1 deposits, 2 withdrawals, 3 transfers in, 4 transfers out (spec section 7). */
export type RecordType = 1 | 2 | 3 | 4;
export type MoneyKind = 'deposit' | 'withdrawal' | 'transfer' | 'recovery' | 'other';

export interface MoneyCall {
  readonly kind: MoneyKind;
  /** The name of an operation of the kind `other`. */
  readonly label?: string;
  /** The types of records that list it; none when only a balance shows it. */
  readonly types: readonly RecordType[];
  /** The request's field that contains the amount. */
  readonly sum?: string;
  /** The screen that shows its outcome. */
  readonly to: string;
}

/**
 * The wallet's calls that move money, by the endpoint's name; calls of other apps describe themselves in their note. Operators
 * define differently which transfers are "in", so both types are checked.
 */
export const moneyCalls: Readonly<Record<string, MoneyCall>> = {
  [submitDeposit.name]: { kind: 'deposit', types: [1], sum: 'amount', to: '/transRecord?type=1' },
  [submitWithdrawal.name]: { kind: 'withdrawal', types: [2], sum: 'amount', to: '/transRecord?type=2' },
  [submitTransfer.name]: { kind: 'transfer', types: [3, 4], sum: 'amount', to: '/transRecord?type=3' },
  [recoverAll.name]: { kind: 'recovery', types: [], to: '/transRecord?type=4' },
};

/** The kind of operation that a type of record lists. */
export function kindOfRecord(type: RecordType): MoneyKind {
  return Object.values(moneyCalls).find(({ types }) => types.includes(type))?.kind ?? 'transfer';
}
