import { type LimitPeriod, limitPeriods } from '@parlour/api-client/endpoints/saferPlay';
import type Big from 'big.js';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { depositLimits, deposits } from '../database/schema';
import { LIMIT_REACHED, Refusal } from '../envelope';
import { APPROVED, PENDING } from '../ledger/states';
import { changedLimit, type Limit, limitAt, noLimit, periodStart, remaining } from './limitRules';

const wordsOf: Record<LimitPeriod, readonly [limit: string, now: string]> = {
  day: ['每日', '今日'],
  week: ['每周', '本周'],
  month: ['每月', '本月'],
};

export interface UsedLimit extends Limit {
  /** Deposits of the period so far, in yuan: approved or under review. */
  readonly used: string;
}

/** A member's limits as they are now, and what was used of each. */
export async function readLimits(db: Database, memberId: number, now: Date): Promise<Record<LimitPeriod, UsedLimit>> {
  const rows = await db.select().from(depositLimits).where(eq(depositLimits.memberId, memberId));
  const read = async (period: LimitPeriod): Promise<UsedLimit> => ({
    ...limitAt(rows.find((row) => row.period === period) ?? noLimit, now),
    used: await depositedSince(db, memberId, periodStart(period, now)),
  });
  return { day: await read('day'), week: await read('week'), month: await read('month') };
}

/** Stores the limits that a locked member requested; null is no limit. */
export async function changeLimits(
  tx: Database,
  memberId: number,
  requested: Readonly<Record<LimitPeriod, string | null>>,
  now: Date,
): Promise<void> {
  const limits = await readLimits(tx, memberId, now);
  for (const period of limitPeriods) {
    const { amount, nextAmount, nextAt } = changedLimit(limits[period], requested[period], now);
    const changed = { amount, nextAmount, nextAt };
    await tx
      .insert(depositLimits)
      .values({ memberId, period, ...changed })
      .onConflictDoUpdate({ target: [depositLimits.memberId, depositLimits.period], set: changed });
  }
}

/** Refuses a deposit of a locked member that would exceed one of the limits. */
export async function requireWithinLimits(tx: Database, memberId: number, amount: Big, now: Date): Promise<void> {
  const limits = await readLimits(tx, memberId, now);
  for (const period of limitPeriods) {
    const left = remaining(limits[period], limits[period].used);
    if (left === undefined || amount.lte(left)) continue;
    const [limit, current] = wordsOf[period];
    throw new Refusal(`超出您设置的${limit}存款限额，${current}还可充值 ¥${left}`, LIMIT_REACHED);
  }
}

async function depositedSince(db: Database, memberId: number, start: Date): Promise<string> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${deposits.amount}), 0)::numeric(18,2)::text` })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), gte(deposits.createdAt, start), inArray(deposits.state, [PENDING, APPROVED])));
  return row?.sum ?? '0.00';
}
