import Big from 'big.js';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { bets } from '../database/schema';
import { book, house, venueWallet } from '../ledger/book';
import { SETTLED } from '../ledger/states';
import { workOff } from '../ledger/turnover';
import { promote } from '../ledger/vipPromotion';
import { addRebate, type Bet } from './rebate';

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
