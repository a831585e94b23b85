import Big from 'big.js';
import { randomInt } from 'node:crypto';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { beijingMidnight, beijingTime } from '../beijing';
import type { Database } from '../database/connect';
import { bets, deposits, redPacketRules, redPackets, site } from '../database/schema';
import { Refusal } from '../envelope';
import { book, central, house } from '../ledger/book';
import { owe } from '../ledger/turnover';
import { orderNumber } from '../secrets';

const HALF_DAY_MS = 12 * 3_600_000;
const APPROVED = 2;
const SETTLED = 1;

interface RedPacketState {
  readonly remaining: number;
  readonly claimed: number;
  readonly most: number;
  /** Deposits that count today, in yuan. */
  readonly recharged: string;
  /** Largest packet of the best rule reached, in yuan. */
  readonly prize: string;
}

/** What a member may still open today: each rule reached (deposits and turnover since noon of the day before) brings up to two more. */
export async function redPacketState(db: Database, memberId: number, now: Date): Promise<RedPacketState> {
  const midnight = beijingMidnight(now);
  const since = new Date(midnight.getTime() - HALF_DAY_MS);
  const [terms] = await db.select().from(site).where(eq(site.id, 1));
  const [paid] = await db
    .select({ sum: sql<string>`coalesce(sum(${deposits.amount}), 0)::numeric(18,2)::text` })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.state, APPROVED), gte(deposits.createdAt, since)));
  const [flow] = await db
    .select({ sum: sql<string>`coalesce(sum(${bets.amount}), 0)::text` })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.status, SETTLED), gte(bets.createdAt, since)));
  const recharged = paid?.sum ?? '0.00';
  const rules = await db.select().from(redPacketRules).orderBy(asc(redPacketRules.id));
  const reached = rules.filter((rule) => new Big(recharged).gte(rule.recharge) && new Big(flow?.sum ?? 0).gte(rule.dayFlow));
  const claimed = await db.$count(redPackets, and(eq(redPackets.memberId, memberId), gte(redPackets.createdAt, midnight)));
  const most = terms?.red_packets_a_day ?? 0;
  const allowed = Math.min(most, Math.max(0, reached.length * 2 - 1));
  return { remaining: Math.max(0, allowed - claimed), claimed, most, recharged, prize: reached.at(-1)?.flowMoney ?? '0' };
}

/** Opens one packet of a locked member and books what is in it; gives the amount. */
export async function grabRedPacket(tx: Database, memberId: number, now: Date): Promise<string> {
  const [terms] = await tx.select().from(site).where(eq(site.id, 1));
  if (terms?.redpacket_switch !== 1) throw new Refusal('Red packet closed');
  const { remaining, recharged, prize } = await redPacketState(tx, memberId, now);
  if (remaining <= 0) throw new Refusal('You have not yet met the conditions to claim, go finish them!');
  if (!terms.pays_red_packets_all_day && !(await isOpenAt(tx, now))) throw new Refusal('当前不在红包领取时间内');
  const won = drawPrize(prize);
  await tx.insert(redPackets).values({ memberId, recharged, won, createdAt: now });
  await book(tx, { reason: 'red packet', reference: orderNumber('RP', now), at: now }, [
    { account: house('promotions'), amount: new Big(won).neg().toFixed(2) },
    { account: central(memberId), amount: won },
  ]);
  await owe(tx, memberId, won);
  return won;
}

async function isOpenAt(db: Database, now: Date): Promise<boolean> {
  const clock = beijingTime(now).slice(11, 16);
  const rules = await db.select().from(redPacketRules);
  return rules.some(({ startTime, endTime }) => clock >= startTime && clock < endTime);
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
