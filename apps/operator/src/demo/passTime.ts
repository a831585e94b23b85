import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect';
import { activityApplications, bets, breaks, deposits, depositLimits, idempotencyKeys, withdrawals } from '../database/schema';

/** Lets time pass by moving everything that waits for it to an earlier time: reviews, open bets, keys, limits and breaks. */
export function passTime(db: Database, passedMs: number): Promise<void> {
  const earlier = (instant: AnyPgColumn): SQL => sql`${instant} - make_interval(secs => ${passedMs / 1000})`;
  return db.transaction(async (tx) => {
    await tx.update(deposits).set({ reviewAt: earlier(deposits.reviewAt) });
    await tx.update(withdrawals).set({ reviewAt: earlier(withdrawals.reviewAt) });
    await tx.update(activityApplications).set({ reviewAt: earlier(activityApplications.reviewAt) });
    await tx.update(bets).set({ settleAt: earlier(bets.settleAt) });
    await tx.update(idempotencyKeys).set({ createdAt: earlier(idempotencyKeys.createdAt) });
    await tx.update(depositLimits).set({ nextAt: earlier(depositLimits.nextAt) });
    await tx.update(breaks).set({ endsAt: earlier(breaks.endsAt) });
  });
}
