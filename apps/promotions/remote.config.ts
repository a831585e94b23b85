import type { RemoteCard } from '@parlour/platform';

export const card: RemoteCard = {
  name: 'promotions',
  contract: '^0.1.0',
  outage: 'Offers are not reachable',
  routes: [
    { path: '/activity', screen: 'offers/OffersScreen', access: 'all', chrome: 'tabs' },
    { path: '/activityInfo', screen: 'offers/OfferScreen', access: 'all', chrome: 'bare' },
    { path: '/hongbao', screen: 'red-packet/RedPacketScreen', access: 'ask', chrome: 'main' },
    { path: '/welfare', screen: 'coming/ComingScreen', access: 'member', chrome: 'back', title: 'Red packets' },
    { path: '/fanshui', screen: 'coming/ComingScreen', access: 'member', chrome: 'back', title: 'Rebates' },
    { path: '/zhanzhu', screen: 'coming/ComingScreen', access: 'all', chrome: 'main' },
    { path: '/zhanzhuye', screen: 'coming/ComingScreen', access: 'all', chrome: 'back', title: 'Sponsorship' },
  ],
};
