import type { Translation } from '@parlour/platform';
import type { drawerTexts } from './drawerTexts';

export const drawer: Translation<typeof drawerTexts> = {
  close: 'Close',
  balance: 'Balance',
  level: (vip, days) => `VIP ${vip} · day ${days}`,
  domain: 'Permanent address',
  copy: 'Copy',
  share: 'Share',
  install: 'Add to home screen',
  logOut: 'Log out',
  theme: 'Theme',
  themes: { system: 'System', messenger: 'Telegram', dark: 'Dark', light: 'Light' },
};
