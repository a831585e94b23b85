import type { Translation } from '@parlour/platform';
import type { drawerTexts } from './drawerTexts';

export const drawer: Translation<typeof drawerTexts> = {
  close: 'Close',
  balance: 'Balance',
  recharge: 'Deposit',
  level: (vip, days) => `VIP ${vip} · day ${days}`,
  memberCentre: 'Member centre',
  messageCentre: 'Messages',
  feedback: 'Feedback',
  domain: 'Permanent address',
  copy: 'Copy',
  copied: 'Copied!',
  about: 'About',
  logOut: 'Log out',
  theme: 'Theme',
  themes: { system: 'System', dark: 'Dark', light: 'Light' },
};
