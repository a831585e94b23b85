import type { RemoteCard } from '@parlour/platform';

export const card: RemoteCard = {
  name: 'lobby',
  contract: '^0.3.0',
  outage: 'The lobby is not reachable',
  routes: [
    {
      path: '/',
      screen: 'home/HomeScreen',
      access: 'all',
      chrome: 'main',
      firstCalls: [{ method: 'POST', path: '/api/bannerList', payload: { type: 2 }, picture: 'src' }],
    },
    { path: '/gamePage', screen: 'game/GameScreen', access: 'all', chrome: 'bare' },
    { path: '/concise', screen: 'concise/ConciseScreen', access: 'all', chrome: 'back', title: 'Slots' },
    { path: '/app', screen: 'download/DownloadScreen', access: 'member', chrome: 'main' },
    { path: '/kefu', screen: 'service/ServiceScreen', access: 'all', chrome: 'main' },
  ],
};
