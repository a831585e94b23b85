import type { Translation } from '@parlour/platform';
import type { recordTexts } from './recordTexts';

export const record: Translation<typeof recordTexts> = {
  locale: 'en-GB',
  days: 'Dates',
  dayChips: { 1: 'Today', 2: '7 days', 3: '15 days', 4: '30 days' },
  platform: 'Platform',
  allPlatforms: 'All platforms',
  count: (total) => (total === 1 ? '1 record' : `${total} records`),
  today: 'Today',
  yesterday: 'Yesterday',
  list: {
    loading: 'Loading',
    more: 'Load more',
    failed: 'Your records did not load',
    retry: 'Try again',
    shown: (count, total) => (total === undefined ? `Shown: ${count}` : `Shown: ${count} of ${total}`),
  },
  failedText: 'Try again in a moment.',
  offlineText: 'You are offline. The list appears when you are connected again.',
  end: 'That’s everything',
  last30Days: 'Last 30 days',
  copied: 'Copied!',
  copyFailed: 'Copying is not possible here',
};
