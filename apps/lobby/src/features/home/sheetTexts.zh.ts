import type { Translation } from '@parlour/platform';
import type { sheetTexts } from './sheetTexts';

export const sheet: Translation<typeof sheetTexts> = {
  announcement: '公告',
  nextAnnouncement: '下一条公告',
  moreAnnouncements: '更多公告',
  toHot: '看看热门游戏',
  searchHint: '游戏名称、厂商或分类',
  found: (count) => `找到 ${count} 款游戏`,
  foundNone: (text) => `没有找到“${text}”`,
  foundNoneText: '试试名称的一部分，中文或英文均可。',
  clear: '清除',
};
