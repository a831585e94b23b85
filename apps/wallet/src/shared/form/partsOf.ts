import Big from 'big.js';
import type { QuickAmount } from './QuickAmounts';

const PERCENTS = [25, 50, 75];

/** Fractions of a balance in whole yuan, rounded down. A fraction below `least` cannot be chosen. */
export function partsOf(balance: string | null | undefined, least = '1'): readonly QuickAmount[] {
  return PERCENTS.map((percent) => {
    const part = new Big(balance ?? '0').times(percent).div(100).round(0, Big.roundDown);
    return { label: `${percent} %`, amount: part.gte(least) ? part.toFixed() : '' };
  });
}
