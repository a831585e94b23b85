import Big from 'big.js';

/** The exact sum of decimal strings. */
export function sumOf(amounts: readonly string[]): string {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed();
}
