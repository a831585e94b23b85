import Big from 'big.js';
import { randomInt } from 'node:crypto';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { beijingDay, beijingMidnight } from '../beijingTime';
import type { Database } from '../database/connect';
import { bets, deposits, redPacketDays, redPacketRules, redPackets, site } from '../database/schema';
import { Refusal } from '../envelope';
import { book, central, house } from '../ledger/book';
import { owe } from '../ledger/turnover';
import { orderNumber } from '../members/secrets';
import { counted, isOpen, isReached } from './redPacketTerms';
import { APPROVED, SETTLED } from '../ledger/states';

const DAY_MS = 86_400_000;

interface RedPacketState {
  readonly remaining: number;
  readonly claimed: number;
  readonly most: number;
  /** Deposits that count today, in yuan. */
  readonly recharged: string;
  /** Largest packet of the best rule reached, in yuan. */
  readonly prize: string;
}

/** How many packets a member may still open today: each rule that is met adds up to two, as long as the operator has any left. */
export async function redPacketState(db: Database, memberId: number, now: Date): Promise<RedPacketState> {
  const midnight = beijingMidnight(now);
  const terms = await readSite(db);
  const rules = await db.select().from(redPacketRules).orderBy(asc(redPacketRules.id));
  const moved = await movedSince(db, memberId, new Date(midnight.getTime() - DAY_MS));
  const reached = rules
    .map((rule) => ({ ...rule, paid: counted(rule, midnight, moved.deposits, terms.pays_red_packets_all_day) }))
    .filter((rule) => isReached(rule, midnight, rule.paid, moved.bets));
  const best = reached.at(-1);
  const claimed = await db.$count(redPackets, and(eq(redPackets.memberId, memberId), gte(redPackets.createdAt, midnight)));
  const most = terms.red_packets_a_day;
  const allowed = Math.min(most, Math.max(0, reached.length * 2 - 1));
  const ofHouse = terms.red_packets_budget_a_day - (await givenOn(db, beijingDay(now)));
  const remaining = Math.max(0, Math.min(allowed - claimed, ofHouse));
  return { remaining, claimed, most, recharged: best?.paid ?? '0.00', prize: best?.flowMoney ?? '0' };
}

async function movedSince(db: Database, memberId: number, since: Date) {
  const paid = db
    .select({ amount: deposits.amount, at: deposits.createdAt })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.state, APPROVED), gte(deposits.createdAt, since)));
  const played = db
    .select({ amount: bets.amount, at: bets.createdAt })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.status, SETTLED), gte(bets.createdAt, since)));
  return { deposits: await paid, bets: await played };
}

const SOLD_OUT = '今日红包已抢完，请明日再来';

/** Opens one packet of a locked member and books what is in it; gives the amount. */
export async function grabRedPacket(tx: Database, memberId: number, now: Date): Promise<string> {
  const terms = await readSite(tx);
  if (terms.redpacket_switch !== 1) throw new Refusal('Red packet closed');
  if (!terms.pays_red_packets_all_day && !(await isAnyOpen(tx, now))) throw new Refusal('当前不在红包领取时间内');
  const demandSome = async () => {
    if ((await givenOn(tx, beijingDay(now))) >= terms.red_packets_budget_a_day) throw new Refusal(SOLD_OUT);
  };
  await demandSome();
  const { remaining, recharged, prize } = await redPacketState(tx, memberId, now);
  if (remaining <= 0) {
    // The last packet may have been taken meanwhile; then the member's conditions are not the reason.
    await demandSome();
    throw new Refusal('You have not yet met the conditions to claim, go finish them!');
  }
  await takeOne(tx, beijingDay(now), terms.red_packets_budget_a_day);
  const won = drawPrize(prize);
  await tx.insert(redPackets).values({ memberId, recharged, won, createdAt: now });
  await book(tx, { reason: 'red packet', reference: orderNumber('RP', now), at: now }, [
    { account: house('promotions'), amount: new Big(won).neg().toFixed(2) },
    { account: central(memberId), amount: won },
  ]);
  await owe(tx, memberId, won);
  return won;
}

// Two requests may both have seen the last packet: the day's row lets only one of them take it.
async function takeOne(tx: Database, day: string, budget: number): Promise<void> {
  await tx.insert(redPacketDays).values({ day, given: 0 }).onConflictDoNothing();
  const [taken] = await tx
    .update(redPacketDays)
    .set({ given: sql`${redPacketDays.given} + 1` })
    .where(and(eq(redPacketDays.day, day), lt(redPacketDays.given, budget)))
    .returning();
  if (taken === undefined) throw new Refusal(SOLD_OUT);
}

async function givenOn(db: Database, day: string): Promise<number> {
  const [row] = await db.select().from(redPacketDays).where(eq(redPacketDays.day, day));
  return row?.given ?? 0;
}

async function isAnyOpen(db: Database, now: Date): Promise<boolean> {
  const rules = await db.select().from(redPacketRules);
  return rules.some((rule) => isOpen(rule, beijingMidnight(now), now));
}

async function readSite(db: Database): Promise<typeof site.$inferSelect> {
  const [terms] = await db.select().from(site).where(eq(site.id, 1));
  if (terms === undefined) throw new Error('The site has no row.');
  return terms;
}

// The product of two draws: most packets are small, the largest one is possible.
function drawPrize(largest: string): string {
  const share = new Big(randomInt(1, 1001)).div(1000).times(randomInt(1, 1001)).div(1000);
  const won = share.times(largest).round(2, Big.roundDown);
  return (won.lt(1) ? new Big(1) : won).toFixed(2);
}

/** All that packets ever gave a member. */
export async function redPacketTotals(db: Database, memberId: number): Promise<{ money: string; count: number }> {
  const [row] = await db
    .select({ money: sql<string>`coalesce(sum(${redPackets.won}), 0)::numeric(18,2)::text`, count: sql<string>`count(*)::text` })
    .from(redPackets)
    .where(eq(redPackets.memberId, memberId));
  return { money: row?.money ?? '0.00', count: Number(row?.count ?? 0) };
}
