import type { VenueBalance } from '@parlour/api-client/endpoints/wallet';
import Big from 'big.js';
import { sumOf } from './sumOf';

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

/** Whether the central wallet has more than before by what the venues have less. */
export function hasArrived(
  recovered: ReadonlyMap<string, Recovered>,
  before: string | undefined,
  after: string | undefined,
): boolean {
  const back = sumOf([...recovered.values()].map((one) => one.back));
  return before !== undefined && after !== undefined && new Big(after).minus(before).gte(back);
}
