import type { RemoteConfig } from '@parlour/platform';

export const card: RemoteConfig = {
  name: 'lobby',
  platformVersion: '^0.3.0',
  outage: 'The lobby is not reachable',
  routes: [
    {
      path: '/',
      screen: 'home/HomeScreen',
      access: 'all',
      chrome: 'main',
      initialCalls: [{ method: 'POST', path: '/api/bannerList', payload: { type: 2 }, picture: 'src' }],
    },
    { path: '/gamePage', screen: 'game/GameScreen', access: 'all', chrome: 'bare' },
    { path: '/concise', screen: 'concise/ConciseScreen', access: 'all', chrome: 'back', title: 'Slots' },
    { path: '/app', screen: 'download/DownloadScreen', access: 'member', chrome: 'main' },
    { path: '/kefu', screen: 'service/ServiceScreen', access: 'all', chrome: 'main' },
  ],
};
