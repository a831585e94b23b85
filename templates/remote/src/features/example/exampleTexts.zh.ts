import type { Translation } from '@parlour/platform';
import type { exampleTexts } from './exampleTexts';

export const news: Translation<typeof exampleTexts> = {
  title: '消息',
  loading: '加载中',
  failed: '消息加载失败',
  failedText: '请稍后重试。',
  retry: '重试',
  empty: '今天没有消息',
  emptyText: '平台的消息会显示在这里。',
};
