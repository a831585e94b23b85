import { defineTexts } from '@parlour/platform';

export const guideTexts = defineTexts({
  id: 'guide',
  contract: {
    toContent: 'Skip to content',
    toTabs: 'Skip to the tabs',
    balance: (sum: string) => `Balance ¥${sum}`,
  },
});
