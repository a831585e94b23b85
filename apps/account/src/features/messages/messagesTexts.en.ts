import type { Translation } from '@parlour/platform';
import type { messagesTexts } from './messagesTexts';

export const messages: Translation<typeof messagesTexts> = {
  locale: 'en-GB',
  boxes: 'Messages',
  box: { 1: 'Notices', 2: 'Inbox' },
  unread: 'unread',
  close: 'Close',
  list: {
    loading: 'Loading',
    more: 'Load more',
    failed: 'The notices did not load',
    retry: 'Try again',
    end: 'That’s everything',
    shown: (count) => `Shown: ${count}`,
  },
  failedText: 'Try again in a moment.',
  noNotices: 'No notices yet',
  noNoticesText: 'News is posted here.',
  noLetters: 'Your inbox is empty',
  noLettersText: 'For personal questions there is support.',
  service: 'Support',
};
