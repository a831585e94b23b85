import Big from 'big.js';

/** All that a wallet holds as an amount to enter: whole cents, never more than there is, nothing when there is nothing. */
export function allOf(balance: string | null | undefined): string {
  const sum = new Big(balance ?? '0').round(2, Big.roundDown);
  return sum.gt(0) ? sum.toFixed() : '';
}
