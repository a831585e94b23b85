import type { VenueBalance } from '@parlour/api-client/endpoints/wallet';
import Big from 'big.js';

/** What one recovery did with a venue's money. */
export interface Recovered {
  /** What lay in the venue before, and no longer does. */
  readonly back: string;
  /** The remaining balance. */
  readonly left: string;
}

/** What came back from each venue that held something, and what did not. */
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
