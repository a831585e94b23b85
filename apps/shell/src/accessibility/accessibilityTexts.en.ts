import type { Translation } from '@parlour/platform';
import type { guideTexts } from './accessibilityTexts';

export const guide: Translation<typeof guideTexts> = {
  toContent: 'Skip to content',
  toTabs: 'Skip to the tabs',
  balance: (sum) => `Balance ¥${sum}`,
};
