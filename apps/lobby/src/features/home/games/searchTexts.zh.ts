import type { Translation } from '@parlour/platform';
import type { searchTexts } from './searchTexts';

export const search: Translation<typeof searchTexts> = {
  toHot: '看看热门游戏',
  searchHint: '游戏名称、厂商或分类',
  found: (count) => `找到 ${count} 款游戏`,
  foundNone: (text) => `没有找到“${text}”`,
  foundNoneText: '试试名称的一部分，中文或英文均可。',
  clear: '清除',
  close: '关闭',
};
