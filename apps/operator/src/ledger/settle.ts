import Big from 'big.js';
import { eq, sql } from 'drizzle-orm';
import { beijingDay } from '../beijingTime';
import type { Database } from '../database/connect';
import { bets, members, rebates, venues, vipLevels } from '../database/schema';
import { book, house, venueWallet } from './book';
import { promote, workOff } from './turnover';
import { SETTLED } from './states';

export type Bet = typeof bets.$inferSelect;

const rateOf = {
  realbet: vipLevels.realperson,
  sport: vipLevels.sport,
  gaming: vipLevels.eSport,
  joker: vipLevels.joker,
  concise: vipLevels.electron,
  fishing: vipLevels.electron,
  lottery: vipLevels.lottery,
};

/** Settles an open bet of a locked member: pays out, works off turnover, adds to the day's rebate. */
export async function settle(tx: Database, bet: Bet, payout: string): Promise<void> {
  const winLoss = new Big(payout).minus(bet.amount).toFixed(2);
  await tx.update(bets).set({ status: SETTLED, winLoss, settleAt: null }).where(eq(bets.id, bet.id));
  if (new Big(payout).gt(0)) {
    await book(tx, { reason: 'bet won', reference: bet.betId }, [
      { account: house('bets'), amount: new Big(payout).neg().toFixed(2) },
      { account: venueWallet(bet.memberId, bet.venue), amount: payout },
    ]);
  }
  await workOff(tx, bet.memberId, bet.amount);
  await addRebate(tx, bet);
  await promote(tx, bet.memberId);
}

async function addRebate(tx: Database, bet: Bet): Promise<void> {
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
