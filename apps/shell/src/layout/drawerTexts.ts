import { defineTexts } from '@parlour/platform';

export const drawerTexts = defineTexts({
  id: 'drawer',
  contract: {
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
    about: 'About',
    logOut: 'Log out',
    theme: 'Theme',
    themes: { system: 'As the phone', dark: 'Dark', light: 'Light' },
  },
});
