import type { Translation } from '@parlour/platform';
import type { frameTexts } from './frameTexts';

export const frame: Translation<typeof frameTexts> = {
  loading: '加载中',
  slow: '加载时间比平时长',
  openOutside: '在新窗口打开',
};
