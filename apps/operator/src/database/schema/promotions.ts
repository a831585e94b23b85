import { index, integer, pgTable, serial, smallint, text } from 'drizzle-orm/pg-core';
import { money, instant, createdAt } from './columns';
import { memberId } from './members';

export const activityTypes = pgTable('activity_types', { id: serial('id').primaryKey(), name: text('name').notNull() });

export const activities = pgTable('activities', {
  id: serial('id').primaryKey(),
  typeId: integer('type_id')
    .notNull()
    .references(() => activityTypes.id),
  title: text('title').notNull(),
  banner: text('banner').notNull(),
  content: text('content').notNull(),
  memo: text('memo').notNull(),
  /** Requirement of an application: deposits and settled bets of the last days, in one category or in all. */
  needRecharge: money('need_recharge').notNull().default('0'),
  needFlow: money('need_flow').notNull().default('0'),
  needCategory: text('need_category').notNull().default(''),
  needDays: integer('need_days').notNull().default(30),
});

export const activityApplications = pgTable(
  'activity_applications',
  {
    id: serial('id').primaryKey(),
    memberId: memberId(),
    activityId: integer('activity_id')
      .notNull()
      .references(() => activities.id),
    state: smallint('state').notNull(),
    reviewAt: instant('review_at'),
    createdAt: createdAt(),
  },
  (table) => [index('activity_applications_member').on(table.memberId), index('activity_applications_due').on(table.reviewAt)],
);

export const vipLevels = pgTable('vip_levels', {
  level: integer('level').primaryKey(),
  recharge: money('recharge').notNull(),
  flow: money('flow').notNull(),
  realperson: money('realperson').notNull(),
  sport: money('sport').notNull(),
  eSport: money('e_sport').notNull(),
  joker: money('joker').notNull(),
  electron: money('electron').notNull(),
  lottery: money('lottery').notNull(),
});

export const redPacketRules = pgTable('red_packet_rules', {
  id: serial('id').primaryKey(),
  startTime: text('start_time').notNull(),
  endTime: text('end_time').notNull(),
  dayFlow: money('day_flow').notNull(),
  flowMoney: money('flow_money').notNull(),
  recharge: money('recharge').notNull(),
});

/** Number of packets that the operator gave away on a Beijing day. */
export const redPacketDays = pgTable('red_packet_days', {
  day: text('day').primaryKey(),
  given: integer('given').notNull(),
});

export const redPackets = pgTable(
  'red_packets',
  {
    id: serial('id').primaryKey(),
    memberId: memberId(),
    recharged: money('recharged').notNull(),
    won: money('won').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('red_packets_member').on(table.memberId, table.createdAt)],
);
