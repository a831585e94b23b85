import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { money, instant, createdAt } from './columns';
import { memberId } from './members';

export const deposits = pgTable(
  'deposits',
  {
    id: serial('id').primaryKey(),
    no: text('no').notNull().unique(),
    memberId: memberId(),
    paytype: text('paytype').notNull(),
    protocol: text('protocol').notNull().default(''),
    payer: jsonb('payer'),
    amount: money('amount').notNull(),
    state: smallint('state').notNull(),
    reviewAt: instant('review_at'),
    createdAt: createdAt(),
  },
  (table) => [index('deposits_member').on(table.memberId, table.createdAt), index('deposits_due').on(table.reviewAt)],
);

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: serial('id').primaryKey(),
    no: text('no').notNull().unique(),
    memberId: memberId(),
    target: text('target').notNull(),
    payWay: text('pay_way').notNull(),
    amount: money('amount').notNull(),
    /** The operator's fee, charged when it is paid, in yuan. */
    fee: money('fee').notNull().default('0'),
    state: smallint('state').notNull(),
    reviewAt: instant('review_at'),
    createdAt: createdAt(),
  },
  (table) => [index('withdrawals_member').on(table.memberId, table.createdAt), index('withdrawals_due').on(table.reviewAt)],
);

export const transfers = pgTable(
  'transfers',
  {
    id: serial('id').primaryKey(),
    no: text('no').notNull().unique(),
    memberId: memberId(),
    venue: text('venue').notNull(),
    isIntoVenue: boolean('is_into_venue').notNull(),
    amount: money('amount').notNull(),
    state: smallint('state').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('transfers_member').on(table.memberId, table.createdAt)],
);

export const bets = pgTable(
  'bets',
  {
    id: serial('id').primaryKey(),
    betId: text('bet_id').notNull().unique(),
    memberId: memberId(),
    venue: text('venue').notNull(),
    category: text('category').notNull(),
    gameName: text('game_name').notNull(),
    choice: text('choice').notNull().default('home'),
    amount: money('amount').notNull(),
    winLoss: money('win_loss').notNull().default('0'),
    status: smallint('status').notNull(),
    settleAt: instant('settle_at'),
    createdAt: createdAt(),
  },
  (table) => [index('bets_member').on(table.memberId, table.createdAt), index('bets_due').on(table.settleAt)],
);

export const rebates = pgTable(
  'rebates',
  {
    id: serial('id').primaryKey(),
    memberId: memberId(),
    venue: text('venue').notNull(),
    gameName: text('game_name').notNull(),
    day: text('day').notNull(),
    exact: numeric('exact', { precision: 20, scale: 6 }).notNull(),
    state: smallint('state').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('rebates_open')
      .on(table.memberId, table.gameName, table.day)
      .where(sql`${table.state} = 0`),
    index('rebates_member').on(table.memberId, table.createdAt),
  ],
);

export const cards = pgTable(
  'cards',
  {
    id: serial('id').primaryKey(),
    memberId: memberId(),
    kind: smallint('kind').notNull(),
    bank: text('bank').notNull(),
    bankOwner: text('bank_owner').notNull(),
    bankNo: text('bank_no').notNull(),
    bankAddress: text('bank_address').notNull().default(''),
  },
  (table) => [unique('cards_once').on(table.memberId, table.kind, table.bankNo)],
);

export const venues = pgTable('venues', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  position: integer('position').notNull(),
});

export const banks = pgTable('banks', { id: serial('id').primaryKey(), name: text('name').notNull() });

export const payRanges = pgTable('pay_ranges', {
  type: text('type').primaryKey(),
  min: money('min').notNull(),
  max: money('max').notNull(),
});

export const receivingAccounts = pgTable('receiving_accounts', {
  id: serial('id').primaryKey(),
  bankName: text('bank_name').notNull(),
  bankNo: text('bank_no').notNull(),
  bankOwner: text('bank_owner').notNull(),
  bankAddress: text('bank_address').notNull(),
});

export const payTargets = pgTable('pay_targets', {
  id: serial('id').primaryKey(),
  paytype: text('paytype').notNull(),
  protocol: text('protocol').notNull(),
  address: text('address').notNull(),
  picture: text('picture').notNull(),
});
