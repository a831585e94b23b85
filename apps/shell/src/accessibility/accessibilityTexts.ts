import { defineTexts } from '@parlour/platform';

export const accessibilityTexts = defineTexts({
  id: 'accessibility',
  default: {
    toContent: 'Skip to content',
    toTabs: 'Skip to the tabs',
    balance: (sum: string) => `Balance ¥${sum}`,
  },
});
