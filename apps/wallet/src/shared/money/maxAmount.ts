import Big from 'big.js';

/** A wallet's balance as an amount to enter: rounded down to cents, empty when there is none. */
export function maxAmountOf(balance: string | null | undefined): string {
  const sum = new Big(balance ?? '0').round(2, Big.roundDown);
  return sum.gt(0) ? sum.toFixed() : '';
}
