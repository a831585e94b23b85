import type { Translation } from '@parlour/platform';
import type { serviceTexts } from './serviceTexts';

export const service: Translation<typeof serviceTexts> = {
  title: '客服',
  loading: '加载中',
  failed: '客服未能打开',
  failedText: '请稍后重试。',
  retry: '重试',
};
