import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { deposits, members } from '../database/schema';
import { APPROVED } from './states';

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
