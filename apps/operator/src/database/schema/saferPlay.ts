import { index, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, money } from './columns';
import { memberId } from './members';

/** At most one for each period; without a row there is none. */
export const depositLimits = pgTable(
  'deposit_limits',
  {
    memberId: memberId(),
    period: text('period').notNull(),
    /** The limit until `nextAt`; null for none. */
    amount: money('amount'),
    /** The limit from `nextAt` on. */
    nextAmount: money('next_amount'),
    nextAt: instant('next_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.period] })],
);

/** Rows are only added: a break lasts until its end. */
export const breaks = pgTable(
  'breaks',
  {
    id: serial('id').primaryKey(),
    memberId: memberId(),
    kind: text('kind', { enum: ['coolOff', 'exclusion'] }).notNull(),
    createdAt: createdAt(),
    /** Null: it never ends. */
    endsAt: instant('ends_at'),
  },
  (table) => [index('breaks_member').on(table.memberId)],
);

/** A session of play: from the first opened game until nothing is played for a while. */
export const plays = pgTable(
  'plays',
  {
    id: serial('id').primaryKey(),
    memberId: memberId(),
    startedAt: instant('started_at').notNull(),
    /** When the last open game was left; null while one is open. */
    leftAt: instant('left_at'),
  },
  (table) => [index('plays_member').on(table.memberId, table.startedAt)],
);
