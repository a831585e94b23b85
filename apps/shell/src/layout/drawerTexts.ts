import { defineTexts } from '@parlour/platform';

export const drawerTexts = defineTexts({
  id: 'drawer',
  default: {
    close: 'Close',
    balance: 'Balance',
    level: (vip: number, days: number) => `VIP ${vip} · day ${days}`,
    domain: 'Permanent domain',
    copy: 'Copy',
    share: 'Share',
    install: 'Add to the home screen',
    logOut: 'Log out',
    theme: 'Theme',
    themes: { system: 'System', messenger: 'As Telegram', dark: 'Dark', light: 'Light' },
  },
});
