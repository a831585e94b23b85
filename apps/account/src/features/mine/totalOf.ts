import Big from 'big.js';

/** Central wallet and game wallet together. */
export function totalOf(central: string, games: string): string {
  return new Big(central).plus(games).toFixed(2);
}
