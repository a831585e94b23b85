import { defineTexts } from '@parlour/platform';

export const welfareTexts = defineTexts({
  id: 'welfare',
  default: {
    locale: 'en-GB',
    total: 'Won so far',
    count: (count: number) => (count === 1 ? '1 red packet' : `${count} red packets`),
    claim: '前往领取',
    recharge: (sum: string) => `recharge ¥${sum}`,
    used: (moment: string) => `used ${moment}`,
    list: {
      loading: 'Loading',
      more: 'Load more',
      failed: 'Your red packets did not load',
      retry: 'Try again',
      shown: (count: number) => `Shown: ${count}`,
    },
    failedText: 'Try again in a moment.',
    empty: 'No red packets yet',
    emptyText: 'What you open in the red packet room is kept here.',
  },
});
