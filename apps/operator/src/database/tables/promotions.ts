import { index, integer, pgTable, serial, smallint, text } from 'drizzle-orm/pg-core';
import { money, createdAt } from './columns';
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
    createdAt: createdAt(),
  },
  (table) => [index('activity_applications_member').on(table.memberId)],
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
