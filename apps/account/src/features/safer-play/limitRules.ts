import { type DepositLimit, type LimitPeriod, limitPeriods } from '@parlour/api-client/endpoints/saferPlay';
import Big from 'big.js';
import type { Rule } from '@parlour/platform/forms';
import type { LimitRuleTexts } from './saferPlayTexts';

/** Values of the three fields, in yuan; empty for no limit. */
export type LimitDraft = Readonly<Record<LimitPeriod, string>>;

/** The limits that the member set last: the pending increase if there is one, else the current limit. */
export function lastSetOf(limits: Readonly<Record<LimitPeriod, DepositLimit>>): LimitDraft {
  const lastSet = ({ limit, next }: DepositLimit) => plain(next === null ? limit : next.limit);
  return { day: lastSet(limits.day), week: lastSet(limits.week), month: lastSet(limits.month) };
}

/** No limit may be zero. */
export const limitRules: readonly Rule<LimitDraft, LimitRuleTexts>[] = limitPeriods.map((period) => ({
  field: period,
  text: (texts) => texts.limitWrong,
  isBroken: (draft) => draft[period] !== '' && new Big(draft[period]).eq(0),
}));

/** How much of a limit is used, from 0 to 100; undefined without a limit. */
export function usedPercent({ limit, used }: DepositLimit): number | undefined {
  if (limit === null) return undefined;
  if (new Big(limit).eq(0)) return 100;
  return Math.min(100, new Big(used).div(limit).times(100).round().toNumber());
}

/** Cuts a time to the minute: `2026-11-23 12:00:00` becomes `2026-11-23 12:00`. */
export function toMinute(time: string): string {
  return time.slice(0, 16);
}

function plain(amount: string | null): string {
  return amount === null ? '' : new Big(amount).toFixed();
}
