import { and, eq, sql } from 'drizzle-orm';
import { beijingDay } from '../beijingTime';
import type { Database } from '../database/connect';
import { bets, members, vipLevels } from '../database/schema';
import { SETTLED } from './states';
import { depositSum } from './turnover';

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
