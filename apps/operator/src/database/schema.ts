import { sql } from 'drizzle-orm';
import {
  bigserial,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
const money = (name: string) => numeric(name, { precision: 18, scale: 2 });
const instant = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => instant('created_at').notNull().defaultNow();
const memberId = () =>
  integer('member_id')
    .notNull()
    .references(() => members.id);

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
});

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
    joinedAt: instant('joined_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('members_name_lower').on(sql`lower(${table.name})`),
    check('turnover_due_not_negative', sql`${table.turnoverDue} >= 0`),
  ],
);

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
  (table) => [primaryKey({ columns: [table.memberId, table.endpoint, table.key] })],
);

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

export const agentApplications = pgTable('agent_applications', {
  id: serial('id').primaryKey(),
  memberId: memberId(),
  mobile: text('mobile').notNull(),
  reason: text('reason').notNull(),
  createdAt: createdAt(),
});
