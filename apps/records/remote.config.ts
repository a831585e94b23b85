import type { RemoteConfig } from '@parlour/platform';

export const card: RemoteConfig = {
  name: 'records',
  platformVersion: '^0.3.0',
  outage: 'Your records are not reachable',
  routes: [
    {
      path: '/betRecord',
      screen: 'bets/BetsScreen',
      access: 'member',
      chrome: 'back',
      title: 'Bet records',
      initialCalls: [{ method: 'POST', path: '/api/betrecord', payload: { date: 4, api_type: '', page: 1 } }],
    },
    {
      path: '/transRecord',
      screen: 'transactions/TransactionsScreen',
      access: 'member',
      chrome: 'back',
      title: 'Transaction records',
    },
    {
      path: '/activityRecord',
      screen: 'applications/ApplicationsScreen',
      access: 'member',
      chrome: 'back',
      title: 'Applications',
    },
  ],
};
