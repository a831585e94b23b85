import { defineTexts } from '@parlour/platform';

export const messagesTexts = defineTexts({
  id: 'messages',
  default: {
    locale: 'en-GB',
    boxes: 'Messages',
    box: { 1: '公告', 2: '站内信' },
    unread: 'unread',
    close: 'Close',
    list: {
      loading: 'Loading',
      more: 'Load more',
      failed: 'The notices did not load',
      retry: 'Try again',
      end: 'That is everything',
      shown: (count: number) => `Shown: ${count}`,
    },
    failedText: 'Try again in a moment.',
    noNotices: 'No notices yet',
    noNoticesText: 'What is new in the house is told here.',
    noLetters: 'No letters for you',
    noLettersText: 'For what concerns you alone there is customer service.',
    service: 'Customer service',
  },
});
