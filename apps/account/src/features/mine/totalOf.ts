import Big from 'big.js';

type Known = string | null | undefined;

/** The total of central wallet and game wallet; undefined when one of them is not known. */
export function totalOf(central: Known, games: Known): string | undefined {
  return central && games ? new Big(central).plus(games).toFixed() : undefined;
}
