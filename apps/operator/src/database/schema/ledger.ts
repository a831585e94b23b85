import { sql } from 'drizzle-orm';
import { bigserial, bigint, check, index, integer, jsonb, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core';
import { money, createdAt } from './columns';
import { memberId, members } from './members';

export const accounts = pgTable(
  'accounts',
  {
    id: serial('id').primaryKey(),
    memberId: integer('member_id').references(() => members.id),
    kind: text('kind').notNull(),
    balance: money('balance').notNull().default('0'),
  },
  (table) => [
    unique('accounts_owner_kind').on(table.memberId, table.kind).nullsNotDistinct(),
    check('member_balance_not_negative', sql`${table.memberId} is null or ${table.balance} >= 0`),
  ],
);

export const bookings = pgTable(
  'bookings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    reason: text('reason').notNull(),
    reference: text('reference').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('bookings_once').on(table.reason, table.reference)],
);

export const entries = pgTable(
  'entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    bookingId: bigint('booking_id', { mode: 'number' })
      .notNull()
      .references(() => bookings.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    amount: money('amount').notNull(),
  },
  (table) => [index('entries_booking').on(table.bookingId), index('entries_account').on(table.accountId)],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: memberId(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.endpoint, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);
