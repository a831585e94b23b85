import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, money, instant, createdAt } from './columns';

export const members = pgTable(
  'members',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    realname: text('realname').notNull(),
    passwordHash: text('password_hash').notNull(),
    payPasswordHash: text('pay_password_hash').notNull(),
    vip: integer('vip').notNull().default(1),
    promotedAt: instant('promoted_at'),
    referrer: text('referrer').notNull().default(''),
    mobile: text('mobile').notNull().default(''),
    email: text('email').notNull().default(''),
    birthday: text('birthday').notNull().default(''),
    isAgent: boolean('is_agent').notNull().default(false),
    hasAutoTransfer: boolean('has_auto_transfer').notNull().default(false),
    avatarId: text('avatar_id'),
    miniAppId: text('mini_app_id').unique(),
    turnoverDue: money('turnover_due').notNull().default('0'),
    /** Minutes of play until the next reminder; 0 for none. */
    reminderMinutes: integer('reminder_minutes').notNull().default(0),
    joinedAt: instant('joined_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('members_name_lower').on(sql`lower(${table.name})`),
    check('turnover_due_not_negative', sql`${table.turnoverDue} >= 0`),
  ],
);

/** The column with the row's owner. */
export const memberId = () =>
  integer('member_id')
    .notNull()
    .references(() => members.id);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: memberId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_member').on(table.memberId)],
);

export const miniAppLogins = pgTable('mini_app_logins', { hash: text('hash').primaryKey(), seenAt: createdAt() });

export const avatars = pgTable('avatars', {
  id: text('id').primaryKey(),
  memberId: memberId(),
  mime: text('mime').notNull(),
  bytes: bytes('bytes').notNull(),
});

export const agentApplications = pgTable('agent_applications', {
  id: serial('id').primaryKey(),
  memberId: memberId(),
  mobile: text('mobile').notNull(),
  reason: text('reason').notNull(),
  createdAt: createdAt(),
});
