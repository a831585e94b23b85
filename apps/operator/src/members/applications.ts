import Big from 'big.js';
import { and, eq, gte, or, sql } from 'drizzle-orm';
import { beijingMidnight } from '../beijingTime';
import type { Database } from '../database/connect';
import { activities, activityApplications, bets, deposits } from '../database/schema';
import { Refusal } from '../envelope';
import { lockMember } from '../ledger/idempotency';
import { APPROVED, PENDING, REJECTED, SETTLED } from '../ledger/states';

const PASSED = 2;
const DAY_MS = 86_400_000;

/** Stores a locked member's application for review; refused while one is pending or was approved today. */
export async function applyForActivity(tx: Database, memberId: number, activityId: number, reviewAt: Date): Promise<void> {
  const [activity] = await tx.select().from(activities).where(eq(activities.id, activityId));
  if (activity === undefined) throw new Refusal('活动不存在');
  const today = gte(activityApplications.createdAt, beijingMidnight(new Date()));
  const standing = or(eq(activityApplications.state, PENDING), and(eq(activityApplications.state, PASSED), today));
  const mine = and(eq(activityApplications.memberId, memberId), eq(activityApplications.activityId, activityId));
  if ((await tx.$count(activityApplications, and(mine, standing))) > 0) throw new Refusal('您已申请过该活动');
  await tx.insert(activityApplications).values({ memberId, activityId, state: PENDING, reviewAt });
}

/** Decides a pending application by the requirement of its activity. */
export async function reviewApplication(
  tx: Database,
  { id, memberId }: { id: number; memberId: number },
  now: Date,
): Promise<void> {
  await lockMember(tx, memberId);
  const [due] = await tx
    .select({ activity: activities })
    .from(activityApplications)
    .innerJoin(activities, eq(activities.id, activityApplications.activityId))
    .where(and(eq(activityApplications.id, id), eq(activityApplications.state, PENDING)));
  if (due === undefined) return;
  const state = (await meetsTerms(tx, memberId, due.activity, now)) ? PASSED : REJECTED;
  await tx.update(activityApplications).set({ state, reviewAt: null }).where(eq(activityApplications.id, id));
}

async function meetsTerms(
  tx: Database,
  memberId: number,
  { needRecharge, needFlow, needCategory, needDays }: typeof activities.$inferSelect,
  now: Date,
): Promise<boolean> {
  const since = new Date(beijingMidnight(now).getTime() - (needDays - 1) * DAY_MS);
  const [paid] = await tx
    .select({ sum: sql<string>`coalesce(sum(${deposits.amount}), 0)::text` })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.state, APPROVED), gte(deposits.createdAt, since)));
  const inCategory = needCategory === '' ? undefined : eq(bets.category, needCategory);
  const [flow] = await tx
    .select({ sum: sql<string>`coalesce(sum(${bets.amount}), 0)::text` })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.status, SETTLED), gte(bets.createdAt, since), inCategory));
  return new Big(paid?.sum ?? 0).gte(needRecharge) && new Big(flow?.sum ?? 0).gte(needFlow);
}
