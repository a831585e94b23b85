import type { displayPreferencesTexts } from '../displayPreferencesTexts';
import type { logOutTexts } from '../logOutTexts';
import type { lazyComponentTexts } from '../lazyComponentTexts';
import type { refreshTexts } from '../refreshTexts';
import type { Translation } from '../texts';

export const part: Translation<typeof lazyComponentTexts> = { missing: '加载失败，请检查网络后重试。' };

export const logOut: Translation<typeof logOutTexts> = { question: '确定要退出登录吗？' };

export const comfort: Translation<typeof displayPreferencesTexts> = {
  title: '使用习惯',
  hidesAmounts: { label: '隐藏金额', sub: '您的金额显示为圆点' },
  standsStill: { label: '减少动画', sub: '无论手机如何设置，页面不再有动画' },
};

export const refresh: Translation<typeof refreshTexts> = {
  refresh: '更新本页',
  refreshed: '已更新',
  failed: '更新失败，当前显示的是之前的内容。',
  offline: '您已离线，当前显示的是之前的内容。',
};
