import { moneyParts } from '@parlour/ui-kit';
import Big from 'big.js';

export function isNothing(sum: string): boolean {
  return new Big(sum).lte(0);
}

/**
 * Percent of the next level's deposits: rounded, at most 100, and 0 if either sum is 0 (spec section 4). On the highest level, which
 * has no next one, it is 100 after any deposit (decision 7).
 */
export function vipProgress(paysum: string, nextRecharge: string | undefined): number {
  if (isNothing(paysum)) return 0;
  if (nextRecharge === undefined) return 100;
  if (isNothing(nextRecharge)) return 0;
  const paid = new Big(paysum);
  const needed = new Big(nextRecharge);
  return Math.min(100, paid.div(needed).times(100).round(0, Big.roundHalfUp).toNumber());
}

/** Deposits in yuan that are missing for the next level; undefined when none are missing. */
export function missingDeposits(paysum: string, nextRecharge: string): string | undefined {
  const missing = new Big(nextRecharge).minus(paysum);
  return missing.gt(0) ? missing.toFixed() : undefined;
}

/** Formats an amount in yuan for a sentence, without decimals if they are zero. */
export function inWords(sum: string): string {
  const parts = moneyParts(sum);
  if (parts === undefined) return sum;
  return parts.decimals === '00' ? parts.whole : `${parts.whole}.${parts.decimals}`;
}
