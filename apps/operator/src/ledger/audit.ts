import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { accounts, bookings, entries, idempotencyKeys, members, withdrawals } from '../database/schema';
import { PENDING } from './states';

export interface Books {
  /** Sum of all bookings' entries, in yuan: zero. */
  readonly entriesSum: string;
  /** Accounts whose balance is not the sum of their entries: none. */
  readonly wrongAccounts: number;
  /** Bookings whose entries do not sum to zero: none. */
  readonly unbalanced: number;
  /** Wallets below zero: none. */
  readonly negative: number;
  /** Members for whom more or less is held than their pending withdrawals are worth: none. */
  readonly wrongHolds: number;
  /** Fees that the operator retained from withdrawals, in yuan. */
  readonly fees: string;
  readonly bookings: number;
  /** Stored idempotency keys. */
  readonly keys: number;
}

/** Checks the books in one consistent snapshot, while the operator is running. */
export function auditBooks(db: Database): Promise<Books> {
  const readAll = async (tx: Database): Promise<Books> => {
    const [sum] = await tx.select({ entries: sql<string>`coalesce(sum(${entries.amount}), 0)::text` }).from(entries);
    const entriesOf = sql`(select coalesce(sum(e.amount), 0) from entries e where e.account_id = "accounts"."id")`;
    const [fees] = await tx.select({ balance: accounts.balance }).from(accounts).where(eq(accounts.kind, 'fees'));
    const unbalanced = await tx
      .select({ id: entries.bookingId })
      .from(entries)
      .groupBy(entries.bookingId)
      .having(sql`sum(${entries.amount}) <> 0`);
    const pendingOf = sql`(select coalesce(sum(w.amount), 0) from ${withdrawals} w
      where w.member_id = "members"."id" and w.state = ${PENDING})`;
    const heldOf = sql`(select coalesce(sum(a.balance), 0) from ${accounts} a
      where a.member_id = "members"."id" and a.kind = 'held')`;
    return {
      entriesSum: sum?.entries ?? '0',
      wrongAccounts: await tx.$count(accounts, sql`${accounts.balance} <> ${entriesOf}`),
      unbalanced: unbalanced.length,
      negative: await tx.$count(accounts, sql`${accounts.memberId} is not null and ${accounts.balance} < 0`),
      wrongHolds: await tx.$count(members, sql`${heldOf} <> ${pendingOf}`),
      fees: fees?.balance ?? '0.00',
      bookings: await tx.$count(bookings),
      keys: await tx.$count(idempotencyKeys),
    };
  };
  return db.transaction(readAll, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
