import type { refreshTexts } from './refreshTexts';
import type { Translation } from '../languages/texts';

export const refresh: Translation<typeof refreshTexts> = {
  refresh: '更新本页',
  refreshed: '已更新',
  failed: '更新失败，当前显示的是之前的内容。',
  offline: '您已离线，当前显示的是之前的内容。',
};
