import { moneyParts } from '@parlour/ui-kit';
import Big from 'big.js';

/** Percent of the next level's deposits: rounded, at most 100, and 0 if either sum is 0 (spec section 4). */
export function vipProgress(paysum: string, nextRecharge: string): number {
  const paid = new Big(paysum);
  const needed = new Big(nextRecharge);
  if (paid.lte(0) || needed.lte(0)) return 0;
  return Math.min(100, paid.div(needed).times(100).round(0, Big.roundHalfUp).toNumber());
}

/** Deposits in yuan that the next level still asks for; undefined when none are. */
export function missingDeposits(paysum: string, nextRecharge: string): string | undefined {
  const missing = new Big(nextRecharge).minus(paysum);
  return missing.gt(0) ? missing.toFixed() : undefined;
}

/** A sum in yuan for a sentence: whole where it is whole. */
export function inWords(sum: string): string {
  const parts = moneyParts(sum);
  if (parts === undefined) return sum;
  return parts.decimals === '00' ? parts.whole : `${parts.whole}.${parts.decimals}`;
}
