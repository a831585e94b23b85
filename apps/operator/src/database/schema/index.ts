export { members, sessions, miniAppLogins, avatars, agentApplications } from './members';
export { accounts, bookings, entries, idempotencyKeys } from './ledger';
export {
  deposits,
  withdrawals,
  transfers,
  bets,
  rebates,
  cards,
  venues,
  banks,
  payRanges,
  receivingAccounts,
  payTargets,
} from './money';
export { site, banners, notices, articles, games, gameSessions } from './lobby';
export {
  activityTypes,
  activities,
  activityApplications,
  vipLevels,
  redPacketRules,
  redPacketDays,
  redPackets,
} from './promotions';
export { depositLimits, breaks, plays } from './saferPlay';
