import { and, eq, sql } from 'drizzle-orm';
import { beijingDay } from '../beijingTime';
import type { Database } from '../database/connect';
import { bets, deposits, members, vipLevels } from '../database/schema';
import { APPROVED, SETTLED } from './states';

/** Adds to the turnover a member owes before a withdrawal. */
export async function owe(tx: Database, memberId: number, amount: string): Promise<void> {
  await tx
    .update(members)
    .set({ turnoverDue: sql`${members.turnoverDue} + ${amount}::numeric` })
    .where(eq(members.id, memberId));
}

/** A settled bet works off turnover, never below zero. */
export async function workOff(tx: Database, memberId: number, amount: string): Promise<void> {
  await tx
    .update(members)
    .set({ turnoverDue: sql`greatest(0, ${members.turnoverDue} - ${amount}::numeric)` })
    .where(eq(members.id, memberId));
}

/** Sum of all approved deposits, in yuan. */
export async function depositSum(db: Database, memberId: number): Promise<string> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${deposits.amount}), 0)::numeric(18,2)::text` })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.state, APPROVED)));
  return row?.sum ?? '0.00';
}

/** Raises a locked member's VIP level by one, at most once a Beijing day, when deposits and turnover reach the next level. */
export async function promote(tx: Database, memberId: number, now = new Date()): Promise<void> {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId));
  if (member === undefined || (member.promotedAt !== null && beijingDay(member.promotedAt) === beijingDay(now))) return;
  const [row] = await tx
    .select({ flow: sql<string>`coalesce(sum(${bets.amount}), 0)::text` })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.status, SETTLED)));
  const paid = await depositSum(tx, memberId);
  const [next] = await tx
    .select({ level: vipLevels.level })
    .from(vipLevels)
    .where(
      sql`${vipLevels.level} = ${member.vip + 1} and ${vipLevels.recharge} <= ${paid}::numeric and ${vipLevels.flow} <= ${row?.flow ?? '0'}::numeric`,
    );
  if (next === undefined) return;
  await tx.update(members).set({ vip: next.level, promotedAt: now }).where(eq(members.id, memberId));
}
