import type { Translation } from '@parlour/platform';
import type { accessibilityTexts } from './accessibilityTexts';

export const accessibility: Translation<typeof accessibilityTexts> = {
  toContent: '跳到内容',
  toTabs: '跳到底部导航',
  balance: (sum) => `余额 ¥${sum}`,
};
