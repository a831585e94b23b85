import { defineTexts } from '@parlour/platform';

export const drawerTexts = defineTexts({
  id: 'drawer',
  default: {
    close: 'Close',
    balance: 'Balance',
    recharge: 'Recharge',
    level: (vip: number, days: number) => `VIP ${vip} · day ${days}`,
    memberCentre: 'Member centre',
    messageCentre: 'Message centre',
    feedback: 'Feedback',
    domain: 'Permanent domain',
    copy: 'Copy',
    copied: '复制成功！',
    share: 'Share',
    about: 'About',
    install: 'Add to the home screen',
    logOut: 'Log out',
    theme: 'Theme',
    themes: { system: 'As the phone', messenger: 'As Telegram', dark: 'Dark', light: 'Light' },
  },
});
