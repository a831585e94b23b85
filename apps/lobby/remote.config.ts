import type { WrittenConfig } from '@parlour/platform/remoteConfig';

export const config: WrittenConfig = {
  name: 'lobby',
  platformVersion: '^0.4.0',
  outage: 'outage',
  routes: [
    {
      path: '/',
      screen: 'home/HomeScreen',
      access: 'all',
      chrome: 'main',
      initialCalls: [{ method: 'POST', path: '/api/bannerList', payload: { type: 2 }, picture: 'src' }],
    },
    { path: '/gamePage', screen: 'game/GameScreen', access: 'all', chrome: 'bare', isGame: true },
    { path: '/concise', screen: 'concise/ConciseScreen', access: 'all', chrome: 'back', title: 'slots' },
    { path: '/app', screen: 'download/DownloadScreen', access: 'member', chrome: 'main' },
    { path: '/kefu', screen: 'service/ServiceScreen', access: 'all', chrome: 'main' },
  ],
  nav: [
    { place: 'tab', order: 10, to: '/', label: 'home', icon: 'House' },
    { place: 'tab', order: 30, to: '/kefu', label: 'service', icon: 'Headset' },
    { place: 'drawer', order: 30, to: '/kefu', label: 'feedback', icon: 'Headset' },
  ],
  links: ['/applyagent', '/hongbao', '/login', '/message', '/recharge', '/saferPlay', '/withdrawal'],
};
