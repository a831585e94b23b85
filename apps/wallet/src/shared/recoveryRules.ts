import type { VenueBalance } from '@parlour/api-client/endpoints/wallet';
import Big from 'big.js';

/** What one recovery did with a venue's money. */
export interface Recovered {
  /** The amount that was transferred back. */
  readonly back: string;
  /** The remaining balance. */
  readonly left: string;
}

/** What was transferred back from each venue with a balance, and what was not. */
export function recoveredOf(before: readonly VenueBalance[], after: readonly VenueBalance[]): ReadonlyMap<string, Recovered> {
  const full = before.filter(({ balance }) => new Big(balance).gt(0));
  return new Map(
    full.map(({ platname, balance }) => {
      const left = after.find((venue) => venue.platname === platname)?.balance ?? balance;
      const back = new Big(balance).minus(left);
      return [platname, { back: back.gt(0) ? back.toFixed() : '0', left }];
    }),
  );
}
