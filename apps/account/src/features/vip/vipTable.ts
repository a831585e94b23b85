import type { VipLevel } from '@parlour/api-client/endpoints/account';
import Big from 'big.js';
import type { vipTexts } from './vipTexts';

/** The rebate categories in the order of spec section 3. */
export const categories = ['realperson', 'sport', 'e_sport', 'joker', 'electron', 'lottery'] as const;

export interface RebateRow {
  readonly category: (typeof categories)[number];
  /** `0.70 %`. */
  readonly rate: string;
  /** Length of the bar: percent of the level's highest rebate. */
  readonly share: number;
}

/** A level's rebates with their share of the highest one. */
export function rebateRows(level: VipLevel): readonly RebateRow[] {
  const best = categories.map((category) => new Big(level[category])).reduce((one, other) => (other.gt(one) ? other : one));
  return categories.map((category) => {
    const rate = new Big(level[category]);
    const share = best.lte(0) || rate.lte(0) ? 0 : rate.div(best).times(100).round().toNumber();
    return { category, rate: `${rate.toFixed(2)} %`, share };
  });
}

/** The level that is selected first: the member's own, otherwise level 1. */
export function firstShown(own: number | undefined, count: number): number {
  return Math.min(Math.max(own ?? 1, 1), count);
}

/** Relation of a level to the member's own, in words. */
export function relationText(level: number, own: number | undefined, texts: (typeof vipTexts)['default']['relation']): string {
  if (own === undefined) return texts.unknown;
  if (level === own) return texts.own;
  if (level < own) return texts.below(own);
  return level === own + 1 ? texts.next(own) : texts.above(level - own);
}

/** A level is reached when the member's own is at least as high (spec section 4). */
export function isReached(level: number, own: number | undefined): boolean {
  return own !== undefined && own >= level;
}
