import { defineTexts } from '@parlour/platform';

export const betTexts = defineTexts({
  contract: {
    platform: 'Platform',
    allPlatforms: 'All platforms',
    count: (total: number) => (total === 1 ? '1 record' : `${total} records`),
    stake: (amount: string) => `stake ${amount}`,
    empty: { 1: 'No bets today', 2: 'No bets in 7 days', 3: 'No bets in 15 days', 4: 'No bets in 30 days' },
    emptyText: {
      1: 'A quiet evening. Widen the days, or take a seat.',
      2: 'A quiet week. Widen the days, or take a seat.',
      3: 'A quiet time. Widen the days, or take a seat.',
      4: 'A quiet month. Take a seat.',
    },
    games: 'To the games',
  },
});
