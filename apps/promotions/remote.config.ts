import type { WrittenConfig } from '@parlour/platform/remoteConfig';
import { aboveBanners, bannerGap } from './src/shared/bannerHeights';

const banner = { margin: `${aboveBanners} 16px 0`, ratio: '358 / 128', radius: '20px 20px 0 0' };

export const config: WrittenConfig = {
  name: 'promotions',
  platformVersion: '^0.4.0',
  outage: 'outage',
  routes: [
    {
      path: '/activity',
      screen: 'offers/OffersScreen',
      access: 'all',
      chrome: 'tabs',
      initialCalls: [
        { method: 'POST', path: '/api/activitytype', isPublic: true },
        {
          method: 'POST',
          path: '/api/activitylist',
          isPublic: true,
          picture: 'banner',
          places: [
            { count: 2, gap: bannerGap, ...banner },
            { count: 1, ...banner },
          ],
        },
      ],
    },
    { path: '/activityInfo', screen: 'offers/OfferScreen', access: 'all', chrome: 'bare' },
    { path: '/hongbao', screen: 'red-packet/RedPacketScreen', access: 'ask', chrome: 'main' },
    { path: '/welfare', screen: 'welfare/WelfareScreen', access: 'member', chrome: 'back', title: 'redPackets' },
    {
      path: '/fanshui',
      screen: 'rebates/RebatesScreen',
      access: 'member',
      chrome: 'back',
      title: 'rebates',
      action: { to: '/vip', label: 'rates', icon: 'CircleQuestionMark' },
    },
    { path: '/zhanzhu', screen: 'sponsors/SponsorsScreen', access: 'all', chrome: 'main' },
    { path: '/zhanzhuye', screen: 'sponsors/SponsorScreen', access: 'all', chrome: 'back', title: 'sponsorship' },
  ],
  nav: [
    { place: 'tab', order: 20, to: '/activity', label: 'offers', icon: 'Gift' },
    { place: 'tab', order: 40, to: '/zhanzhu', label: 'sponsorship', icon: 'Handshake' },
  ],
  links: ['/activityRecord', '/kefu', '/login', '/wallet'],
};
