import Big from 'big.js';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { accounts, bookings, entries } from '../database/schema';
import { Refusal } from '../envelope';

export interface Account {
  readonly memberId: number | null;
  readonly kind: string;
}

export interface Entry {
  readonly account: Account;
  /** Decimal string in yuan; negative takes from the account. */
  readonly amount: string;
}

export interface Booking {
  /** What happened; `reason` and `reference` together can be booked only once. */
  readonly reason: string;
  readonly reference: string;
  readonly at?: Date;
}

export const central = (memberId: number): Account => ({ memberId, kind: 'central' });
export const held = (memberId: number): Account => ({ memberId, kind: 'held' });
export const venueWallet = (memberId: number, venue: string): Account => ({ memberId, kind: `venue:${venue}` });
export const house = (kind: 'deposits' | 'withdrawals' | 'fees' | 'bets' | 'rebates' | 'promotions'): Account => ({
  memberId: null,
  kind,
});

/** Books entries that sum to zero, in the caller's transaction; refuses what would overdraw a member. */
export async function book(
  tx: Database,
  { reason, reference, at = new Date() }: Booking,
  lines: readonly Entry[],
): Promise<void> {
  const total = lines.reduce((sum, { amount }) => sum.plus(amount), new Big(0));
  if (!total.eq(0)) throw new Error(`The booking ${reason} ${reference} does not sum to zero.`);
  await tx
    .insert(accounts)
    .values(lines.map(({ account }) => ({ ...account })))
    .onConflictDoNothing();
  // The operator's accounts are last and in one order, so that two members' bookings cannot deadlock.
  const ordered = [...lines].sort((a, b) => rank(a).localeCompare(rank(b)));
  const [booking] = await tx.insert(bookings).values({ reason, reference, createdAt: at }).returning({ id: bookings.id });
  if (booking === undefined) throw new Error(`The booking ${reason} ${reference} was not written.`);
  for (const { account, amount } of ordered) {
    const accountId = await move(tx, account, amount);
    await tx.insert(entries).values({ bookingId: booking.id, accountId, amount });
  }
}

function rank({ account }: Entry): string {
  return account.memberId === null ? `1 ${account.kind}` : `0 ${account.memberId} ${account.kind}`;
}

async function move(tx: Database, { memberId, kind }: Account, amount: string): Promise<number> {
  const owner = memberId === null ? isNull(accounts.memberId) : eq(accounts.memberId, memberId);
  const [moved] = await tx
    .update(accounts)
    .set({ balance: sql`${accounts.balance} + ${amount}::numeric` })
    .where(and(owner, eq(accounts.kind, kind), or(isNull(accounts.memberId), sql`${accounts.balance} + ${amount}::numeric >= 0`)))
    .returning({ id: accounts.id });
  if (moved === undefined) throw new Refusal('余额不足');
  return moved.id;
}
