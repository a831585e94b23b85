import type { LimitPeriod } from '@parlour/api-client/endpoints/saferPlay';
import Big from 'big.js';
import { beijingFirst, beijingMidnight, beijingMonday } from '../beijingTime';

const RAISE_WAITS_MS = 24 * 3_600_000;

/** The current limit, and the one from `nextAt` on; an amount of null is no limit. */
export interface Limit {
  readonly amount: string | null;
  readonly nextAmount: string | null;
  readonly nextAt: Date | null;
}

export const noLimit: Limit = { amount: null, nextAmount: null, nextAt: null };

/** The limit at this time: a raise whose time has come applies. */
export function limitAt(limit: Limit, now: Date): Limit {
  return limit.nextAt !== null && limit.nextAt <= now ? { ...noLimit, amount: limit.nextAmount } : limit;
}

/** The limit after a member's change: lower or equal at once, higher after 24 hours; a pending raise keeps its time. */
export function changedLimit(before: Limit, requested: string | null, now: Date): Limit {
  const limit = limitAt(before, now);
  if (!isHigher(requested, limit.amount)) return { ...noLimit, amount: requested };
  if (limit.nextAt !== null && isEqual(requested, limit.nextAmount)) return limit;
  return { amount: limit.amount, nextAmount: requested, nextAt: new Date(now.getTime() + RAISE_WAITS_MS) };
}

/** The amount that may still be deposited, in yuan, never below zero; undefined without a limit. */
export function remaining({ amount }: Limit, used: string): string | undefined {
  if (amount === null) return undefined;
  const left = new Big(amount).minus(used);
  return (left.lt(0) ? new Big(0) : left).toFixed(2);
}

/** When the period of `now` began. */
export function periodStart(period: LimitPeriod, now: Date): Date {
  return { day: beijingMidnight, week: beijingMonday, month: beijingFirst }[period](now);
}

function isHigher(requested: string | null, amount: string | null): boolean {
  return amount !== null && (requested === null || new Big(requested).gt(amount));
}

function isEqual(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : new Big(one).eq(other);
}
