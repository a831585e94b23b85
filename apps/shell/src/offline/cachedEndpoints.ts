/**
 * The lists whose last answer is kept, to be shown while the network does not answer; all else is not: no card, no account to pay to,
 * nothing that a form sends. What is everyone's is kept for a week, what is a member's as long as the token, and beside it.
 */
export const cachedEndpoints: Readonly<Record<string, 'everyones' | 'members'>> = {
  getActivities: 'everyones',
  getActivity: 'everyones',
  getActivityTypes: 'everyones',
  getArticle: 'everyones',
  getBanners: 'everyones',
  getGames: 'everyones',
  getHomeNotices: 'everyones',
  getHotGames: 'everyones',
  getNotices: 'everyones',
  getProviderGames: 'everyones',
  getVipLevels: 'everyones',
  getActivityApplications: 'members',
  getBetRecords: 'members',
  getRebates: 'members',
  getRedPacketRecords: 'members',
  getTransactionRecords: 'members',
};
