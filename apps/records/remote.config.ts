import type { RemoteCard } from '@parlour/platform';

export const card: RemoteCard = {
  name: 'records',
  contract: '^0.3.0',
  outage: 'Your records are not reachable',
  routes: [
    {
      path: '/betRecord',
      screen: 'bets/BetsScreen',
      access: 'member',
      chrome: 'back',
      title: 'Bet records',
      firstCalls: [{ method: 'POST', path: '/api/betrecord', payload: { date: 4, api_type: '', page: 1 } }],
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
