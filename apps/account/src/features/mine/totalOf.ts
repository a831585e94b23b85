import Big from 'big.js';

/** The total of central wallet and game wallet. */
export function totalOf(central: string, games: string): string {
  return new Big(central).plus(games).toFixed();
}
