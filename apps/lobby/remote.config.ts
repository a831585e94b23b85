import type { WrittenConfig } from '@parlour/platform/remoteConfig';
import { columnWidths, gutterValue as gutter } from '@parlour/ui-kit/textLengths';
import { sharedValue } from '@parlour/ui-kit/themes';
import { besideGames, heightAboveGames } from './src/features/home/aboveGames';
import { coverColumns, coverGap } from './src/shared/coverColumns';

/** Placeholders for the first games, at the positions where the screen renders them. */
const coversIn = (language: string) => ({
  count: 3,
  margin: `${heightAboveGames(language)} ${gutter} 0 ${besideGames}`,
  columns: columnWidths(coverColumns),
  gap: coverGap,
  ratio: '3 / 4',
  radius: sharedValue('radiusField'),
});

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
      initialCalls: [
        {
          method: 'POST',
          path: '/api/bannerList',
          payload: { type: 2 },
          isPublic: true,
          picture: 'src',
          places: [
            {
              count: 2,
              margin: `4px ${gutter} 0`,
              columns: `repeat(2, calc(100% - ${gutter}))`,
              gap: '12px',
              ratio: '342 / 152',
              radius: sharedValue('radiusCard'),
            },
            { count: 1, margin: `4px ${gutter} 0`, ratio: '358 / 152', radius: sharedValue('radiusCard') },
          ],
        },
        {
          method: 'POST',
          path: '/api/app/hall_list',
          isPublic: true,
          picture: 'app_img',
          places: [...['zh', 'en'].map((language) => ({ language, ...coversIn(language) })), coversIn('default')],
        },
      ],
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
