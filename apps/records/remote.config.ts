import type { WrittenConfig } from '@parlour/platform/remoteConfig';

export const config: WrittenConfig = {
  name: 'records',
  platformVersion: '^0.4.0',
  outage: 'outage',
  routes: [
    {
      path: '/betRecord',
      screen: 'bets/BetsScreen',
      access: 'member',
      chrome: 'back',
      title: 'bets',
      initialCalls: [{ method: 'POST', path: '/api/betrecord', payload: { date: 4, api_type: '', page: 1 } }],
    },
    {
      path: '/transRecord',
      screen: 'transactions/TransactionsScreen',
      access: 'member',
      chrome: 'back',
      title: 'transactions',
    },
    {
      path: '/activityRecord',
      screen: 'applications/ApplicationsScreen',
      access: 'member',
      chrome: 'back',
      title: 'applications',
    },
  ],
  nav: [{ place: 'shortcut', order: 20, to: '/transRecord', label: 'transactions' }],
  links: ['/activity', '/payInfo', '/recharge', '/transfer', '/withdrawal'],
};
