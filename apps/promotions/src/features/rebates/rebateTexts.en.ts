import type { Translation } from '@parlour/platform';
import type { rebateTexts } from './rebateTexts';

export const rebate: Translation<typeof rebateTexts> = {
  locale: 'en-GB',
  pending: 'Pending',
  claimed: 'Total claimed',
  claim: 'Claim',
  operation: 'Rebate',
  done: 'Done',
  waits: 'You’re offline: nothing can be sent until you’re connected again',
  nothing: 'There is nothing to claim yet!',
  days: 'Dates',
  dayChips: { 1: 'Today', 2: '7 days', 3: '15 days', 4: '30 days' },
  platforms: 'Platform',
  allPlatforms: 'All platforms',
  state: { pending: 'Unclaimed', unknown: 'Unknown' },
  claimedAt: (moment) => `claimed ${moment}`,
  list: {
    loading: 'Loading',
    more: 'Load more',
    failed: 'Your rebates did not load',
    retry: 'Try again',
    shown: (count) => `Shown: ${count}`,
  },
  failedText: 'Try again in a moment.',
  empty: 'No rebates here',
  emptyText: 'As soon as there is one, you’ll find it here.',
  allOf30: 'All of the last 30 days',
};
