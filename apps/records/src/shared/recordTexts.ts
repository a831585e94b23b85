import { defineTexts } from '@parlour/platform';

/** Words that several lists of records use. */
export const recordTexts = defineTexts({
  contract: {
    locale: 'en-GB',
    days: 'Days',
    dayChips: { 1: 'Today', 2: '7 days', 3: '15 days', 4: '30 days' },
    today: 'Today',
    yesterday: 'Yesterday',
    list: { loading: 'Loading', more: 'Load more', failed: 'Your records did not load', retry: 'Try again' },
    failedText: 'Nothing is lost, only this list is not here yet.',
    last30Days: 'Last 30 days',
  },
});
