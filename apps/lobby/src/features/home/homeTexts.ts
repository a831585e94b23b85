import { defineTexts } from '@parlour/platform';

export const homeTexts = defineTexts({
  id: 'home',
  default: {
    lobby: 'Lobby',
    banners: 'Offers',
    pause: 'Pause',
    play: 'Play',
    slide: (at: number, count: number) => `${at} of ${count}`,
    announcements: 'Announcements',
    balance: 'Balance',
    refresh: 'Refresh',
    gameWallet: 'Game wallet',
    greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
    logInToPlay: 'Log in to play and to see your balance',
    logIn: 'Log in',
    quickLinks: 'Quick links',
    service: 'Customer service',
    recharge: 'Recharge',
    withdrawal: 'Withdrawal',
    appDownload: 'App download',
    prizes: 'Prizes',
  },
});
