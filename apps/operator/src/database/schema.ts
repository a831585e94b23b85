export { members, sessions, miniAppLogins, avatars, agentApplications } from './tables/members';
export { accounts, bookings, entries, idempotencyKeys } from './tables/ledger';
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
} from './tables/money';
export { site, banners, notices, articles, games, gameSessions } from './tables/lobby';
export {
  activityTypes,
  activities,
  activityApplications,
  vipLevels,
  redPacketRules,
  redPacketDays,
  redPackets,
} from './tables/promotions';
export { depositLimits, breaks, plays } from './tables/saferPlay';
