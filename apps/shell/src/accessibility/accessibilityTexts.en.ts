import type { Translation } from '@parlour/platform';
import type { accessibilityTexts } from './accessibilityTexts';

export const accessibility: Translation<typeof accessibilityTexts> = {
  toContent: 'Skip to content',
  toTabs: 'Skip to the tabs',
  balance: (sum) => `Balance ¥${sum}`,
};
