import type { Translation } from '@parlour/platform';
import type { welfareTexts } from './welfareTexts';

export const welfare: Translation<typeof welfareTexts> = {
  locale: 'en-GB',
  total: 'Won so far',
  count: (count) => (count === 1 ? '1 red packet' : `${count} red packets`),
  claim: 'Claim now',
  recharge: (sum) => `deposit ¥${sum}`,
  used: (moment) => `used ${moment}`,
  list: {
    loading: 'Loading',
    more: 'Load more',
    failed: 'Your red packets did not load',
    retry: 'Try again',
    shown: (count) => `Shown: ${count}`,
  },
  failedText: 'Try again in a moment.',
  empty: 'No red packets yet',
  emptyText: 'The red packets you open are kept here.',
};
