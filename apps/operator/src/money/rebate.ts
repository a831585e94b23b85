import Big from 'big.js';
import { and, eq, sql } from 'drizzle-orm';
import { beijingDay } from '../beijingTime';
import type { Database } from '../database/connect';
import { type bets, members, rebates, venues, vipLevels } from '../database/schema';
import { Refusal } from '../envelope';
import { book, central, house } from '../ledger/book';
import { owe } from '../ledger/turnover';
import { orderNumber } from '../members/secrets';
import { CLAIMED } from '../ledger/states';

const OPEN = 0;

export type Bet = typeof bets.$inferSelect;

/** Which rate of a VIP level applies to a category of games. */
const rateOf = {
  realbet: vipLevels.realperson,
  sport: vipLevels.sport,
  gaming: vipLevels.eSport,
  joker: vipLevels.joker,
  concise: vipLevels.electron,
  fishing: vipLevels.electron,
  lottery: vipLevels.lottery,
};

/** A rebate counts to the cent, never rounded up. */
export function toMoney(exact: string): string {
  return new Big(exact).toFixed(2, Big.roundDown);
}

/** What a member has claimed and can still claim, in yuan. */
export async function rebateSums(db: Database, memberId: number): Promise<{ claimed: string; pending: string }> {
  const rows = await db
    .select({ exact: rebates.exact, state: rebates.state })
    .from(rebates)
    .where(eq(rebates.memberId, memberId));
  const sum = (isOpen: boolean) =>
    rows
      .filter(({ state }) => (state === OPEN) === isOpen)
      .reduce((total, { exact }) => total.plus(toMoney(exact)), new Big(0))
      .toFixed(2);
  return { claimed: sum(false), pending: sum(true) };
}

/** Books all open rebates of a locked member; gives the sum. */
export async function claimRebate(tx: Database, memberId: number): Promise<string> {
  const { pending } = await rebateSums(tx, memberId);
  if (new Big(pending).lte(0)) throw new Refusal('暂无领取额度！');
  await tx
    .update(rebates)
    .set({ state: CLAIMED, updatedAt: new Date() })
    .where(and(eq(rebates.memberId, memberId), eq(rebates.state, OPEN)));
  await book(tx, { reason: 'rebate', reference: orderNumber('RB') }, [
    { account: house('rebates'), amount: new Big(pending).neg().toFixed(2) },
    { account: central(memberId), amount: pending },
  ]);
  await owe(tx, memberId, pending);
  return pending;
}

/** Adds what a settled bet of a locked member earns to the day's rebate. */
export async function addRebate(tx: Database, bet: Bet): Promise<void> {
  const rate = isRated(bet.category) ? rateOf[bet.category] : vipLevels.electron;
  const [terms] = await tx
    .select({ exact: sql<string>`(${bet.amount}::numeric * ${rate} / 100)::text`, venue: venues.name })
    .from(members)
    .innerJoin(vipLevels, eq(vipLevels.level, members.vip))
    .innerJoin(venues, eq(venues.code, bet.venue))
    .where(eq(members.id, bet.memberId));
  if (terms === undefined) return;
  await tx
    .insert(rebates)
    .values({
      memberId: bet.memberId,
      venue: bet.venue,
      gameName: rebateName(bet, terms.venue),
      day: beijingDay(bet.createdAt),
      exact: terms.exact,
    })
    .onConflictDoUpdate({
      target: [rebates.memberId, rebates.gameName, rebates.day],
      targetWhere: sql`${rebates.state} = 0`,
      set: { exact: sql`${rebates.exact} + excluded.exact`, updatedAt: new Date() },
    });
}

function isRated(category: string): category is keyof typeof rateOf {
  return category in rateOf;
}

function rebateName(bet: Bet, venue: string): string {
  if (bet.category === 'sport') return `${bet.venue} Sports`;
  return bet.category === 'lottery' ? 'Lottery' : venue;
}
