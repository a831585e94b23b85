import type { RemoteConfig } from '@parlour/platform';

export const card: RemoteConfig = {
  name: 'promotions',
  platformVersion: '^0.3.0',
  outage: 'Offers are not reachable',
  routes: [
    {
      path: '/activity',
      screen: 'offers/OffersScreen',
      access: 'all',
      chrome: 'tabs',
      initialCalls: [
        { method: 'POST', path: '/api/activitytype' },
        { method: 'POST', path: '/api/activitylist', picture: 'banner' },
      ],
    },
    { path: '/activityInfo', screen: 'offers/OfferScreen', access: 'all', chrome: 'bare' },
    { path: '/hongbao', screen: 'red-packet/RedPacketScreen', access: 'ask', chrome: 'main' },
    { path: '/welfare', screen: 'welfare/WelfareScreen', access: 'member', chrome: 'back', title: '红包 Red packets' },
    {
      path: '/fanshui',
      screen: 'rebates/RebatesScreen',
      access: 'member',
      chrome: 'back',
      title: '返水 Rebates',
      action: { to: '/vip', label: 'Rates by VIP level', icon: 'help' },
    },
    { path: '/zhanzhu', screen: 'sponsors/SponsorsScreen', access: 'all', chrome: 'main' },
    { path: '/zhanzhuye', screen: 'sponsors/SponsorScreen', access: 'all', chrome: 'back', title: 'Sponsorship' },
  ],
};
