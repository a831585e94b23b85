import type { Translation } from '@parlour/platform';
import type { homeTexts } from './homeTexts';

export const home: Translation<typeof homeTexts> = {
  lobby: 'Lobby',
  banners: 'Offers',
  pause: 'Pause',
  play: 'Play',
  slide: (at, count) => `${at} of ${count}`,
  announcements: 'Announcements',
  balance: 'Balance',
  refresh: 'Refresh',
  gameWallet: 'Game wallet',
  greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  logInToPlay: 'Log in to play and see your balance',
  logIn: 'Log in',
  quickLinks: 'Quick links',
  service: 'Support',
  recharge: 'Deposit',
  withdrawal: 'Withdraw',
  appDownload: 'Get the app',
  prizes: 'Wins',
};
