import { boolean, index, integer, pgTable, serial, smallint, text } from 'drizzle-orm/pg-core';
import { money, instant, createdAt } from './columns';
import { memberId } from './members';

export const site = pgTable('site', {
  id: smallint('id').primaryKey(),
  title: text('title').notNull(),
  site_state: smallint('site_state').notNull(),
  repair_tips: text('repair_tips').notNull(),
  redpacket_switch: smallint('redpacket_switch').notNull(),
  index_modal: smallint('index_modal').notNull(),
  webcontent: text('webcontent').notNull(),
  site_logo: text('site_logo').notNull(),
  h5_url: text('h5_url').notNull(),
  ios_download_qrcode: text('ios_download_qrcode').notNull(),
  ios_download_url: text('ios_download_url').notNull(),
  usdt_rate: money('usdt_rate').notNull(),
  fee_trc20: money('fee_trc20').notNull(),
  fee_erc20: money('fee_erc20').notNull(),
  pays_red_packets_all_day: boolean('pays_red_packets_all_day').notNull(),
  red_packets_a_day: integer('red_packets_a_day').notNull(),
  red_packets_budget_a_day: integer('red_packets_budget_a_day').notNull().default(500),
});

export const banners = pgTable('banners', { id: serial('id').primaryKey(), src: text('src').notNull() });

export const notices = pgTable('notices', {
  id: serial('id').primaryKey(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  isOnHome: boolean('is_on_home').notNull(),
  createdAt: createdAt(),
});

export const articles = pgTable('articles', { type: integer('type').primaryKey(), content: text('content').notNull() });

export const games = pgTable('games', {
  code: text('code').primaryKey(),
  venue: text('venue').notNull(),
  category: text('category').notNull(),
  name: text('name').notNull(),
  isHot: boolean('is_hot').notNull(),
  isOpen: boolean('is_open').notNull().default(true),
  position: integer('position').notNull(),
});

export const gameSessions = pgTable(
  'game_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: memberId(),
    gameCode: text('game_code').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('game_sessions_member').on(table.memberId)],
);
