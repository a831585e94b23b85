import { defineTexts } from '@parlour/platform';

export const rebateTexts = defineTexts({
  id: 'rebate',
  default: {
    locale: 'en-GB',
    pending: 'Pending',
    claimed: 'Accumulated claimed',
    claim: 'Claim',
    operation: 'Rebate',
    done: '操作成功',
    waits: 'You are offline: nothing can be sent until the network is back',
    nothing: '暂无领取额度！',
    days: 'Days',
    dayChips: { 1: 'Today', 2: '7 days', 3: '15 days', 4: '30 days' },
    platforms: 'Platform',
    allPlatforms: 'All platforms',
    state: { pending: 'not yet claimed', unknown: 'undefined' },
    claimedAt: (moment: string) => `claimed ${moment}`,
    list: {
      loading: 'Loading',
      more: 'Load more',
      failed: 'Your rebates did not load',
      retry: 'Try again',
      shown: (count: number) => `Shown: ${count}`,
    },
    failedText: 'Try again in a moment.',
    empty: 'No rebates here',
    emptyText: 'As soon as there is one, it stands here.',
    allOf30: 'All of 30 days',
  },
});
