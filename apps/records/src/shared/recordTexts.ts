import { defineTexts } from '@parlour/platform';

/** Words that several lists of records use. */
export const recordTexts = defineTexts({
  id: 'record',
  default: {
    locale: 'en-GB',
    days: 'Days',
    dayChips: { 1: 'Today', 2: '7 days', 3: '15 days', 4: '30 days' },
    platform: 'Platform',
    allPlatforms: 'All platforms',
    count: (total: number) => (total === 1 ? '1 record' : `${total} records`),
    today: 'Today',
    yesterday: 'Yesterday',
    list: {
      loading: 'Loading',
      more: 'Load more',
      failed: 'Your records did not load',
      retry: 'Try again',
      shown: (count: number, total: number | undefined) =>
        total === undefined ? `Shown: ${count}` : `Shown: ${count} of ${total}`,
    },
    failedText: 'Try again in a moment.',
    offlineText: 'There is no connection. The list comes by itself when it is back.',
    end: 'That is everything',
    last30Days: 'Last 30 days',
    copied: '复制成功！',
    copyFailed: 'Copying is not possible here',
  },
});
