import type { VenueBalance } from '@parlour/api-client/endpoints/wallet';
import Big from 'big.js';

/** The result of one recovery for a venue. */
export interface Recovered {
  /** The amount that was transferred back. */
  readonly back: string;
  /** The remaining balance. */
  readonly left: string;
}

/**
 * For each venue with a balance, the amount that was transferred back and the amount that was not. A venue without a known
 * balance is left out.
 */
export function recoveredOf(before: readonly VenueBalance[], after: readonly VenueBalance[]): ReadonlyMap<string, Recovered> {
  return new Map(
    before.flatMap(({ platname, balance }) => {
      if (!balance || !new Big(balance).gt(0)) return [];
      const found = after.find((venue) => venue.platname === platname) ?? { balance };
      if (!found.balance) return [];
      const back = new Big(balance).minus(found.balance);
      return [[platname, { back: back.gt(0) ? back.toFixed() : '0', left: found.balance }]];
    }),
  );
}
