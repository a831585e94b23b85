import * as v from '@parlour/api-client/schema';
import { defineEndpoint } from '../endpoint';
import { DEPOSIT_LIMIT_REACHED, isApiError, ON_A_BREAK } from '../errors';
import { amount, ignored, moment, money, nothing, numeric } from '@parlour/api-client/schema';

// Not in the spec: where an operator lacks these calls, the site hides the feature (decision 27).

/** Period of a deposit limit, in calendar days of Asia/Shanghai; a week begins on Monday. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** The first three are a cool-off, the others a self-exclusion. */
export const breakLengths = ['24h', '7d', '30d', '6m', '1y', 'forever'] as const;
export type BreakLength = (typeof breakLengths)[number];

/** Minutes of play until a reminder; 0 for none. */
export const reminderMinutes = [0, 15, 30, 60] as const;

const limit = v.nullable(money);
const depositLimit = v.object({
  /** In yuan; null without a limit. */
  limit,
  /** Deposited in the period so far, in yuan, including deposits under review. */
  used: money,
  /** A pending higher limit, and when it takes effect. */
  next: v.nullable(v.object({ limit, at: moment })),
});
export type DepositLimit = v.InferOutput<typeof depositLimit>;

const saferPlay = v.object({
  limits: v.object({ day: depositLimit, week: depositLimit, month: depositLimit }),
  /** `until` is null for a permanent break. */
  break: v.nullable(v.object({ kind: v.picklist(['coolOff', 'exclusion']), until: v.nullable(moment) })),
  reminder: v.fallback(v.pipe(numeric, v.picklist(reminderMinutes)), 0),
  /** The current session of play: how long it has lasted, and what its settled bets won or lost in yuan. */
  play: v.nullable(v.object({ seconds: numeric, net: money })),
});
export type SaferPlay = v.InferOutput<typeof saferPlay>;

/** The member's limits, break, reminder and current play. */
export const getSaferPlay = defineEndpoint({
  name: 'getSaferPlay',
  method: 'POST',
  path: '/api/saferplay',
  isOptional: true,
  request: nothing,
  answer: saferPlay,
});

const wish = v.union([v.literal(''), amount]);

/** All three limits in yuan, empty for none. A lower limit applies at once, a higher one after 24 hours. */
export const setDepositLimits = defineEndpoint({
  name: 'setDepositLimits',
  method: 'POST',
  path: '/api/saferplay/limits',
  isOptional: true,
  request: v.object({ day: wish, week: wish, month: wish }),
  answer: ignored,
});

/** Begins a break at once; it can be made longer, never shorter. */
export const takeBreak = defineEndpoint({
  name: 'takeBreak',
  method: 'POST',
  path: '/api/saferplay/break',
  isOptional: true,
  request: v.object({ length: v.picklist(breakLengths) }),
  answer: ignored,
});

/** `minutes` is 0, 15, 30 or 60; 0 for none. */
export const setReminder = defineEndpoint({
  name: 'setReminder',
  method: 'POST',
  path: '/api/saferplay/reminder',
  isOptional: true,
  request: v.object({ minutes: v.pipe(numeric, v.picklist(reminderMinutes)) }),
  answer: ignored,
});

/** Returns the operator's message when the member's own limit or break forbade a call; undefined for any other failure. */
export function forbiddenBySelf(error: unknown): string | undefined {
  const isOne = isApiError(error, 'refused') && (error.code === DEPOSIT_LIMIT_REACHED || error.code === ON_A_BREAK);
  return isOne ? error.message : undefined;
}
