import type { Translation } from '@parlour/platform';
import type { drawerTexts } from './drawerTexts';

export const drawer: Translation<typeof drawerTexts> = {
  close: '关闭',
  balance: '余额',
  level: (vip, days) => `VIP ${vip} · 第 ${days} 天`,
  domain: '永久域名',
  copy: '复制',
  share: '分享',
  install: '添加到主屏幕',
  logOut: '退出登录',
  theme: '主题',
  themes: { system: '跟随系统', messenger: '跟随 Telegram', dark: '深色', light: '浅色' },
};
