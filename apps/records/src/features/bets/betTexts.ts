import { defineTexts } from '@parlour/platform';

export const betTexts = defineTexts({
  id: 'bet',
  default: {
    status: { unknown: 'unknown', invalid: 'invalid ticket', settled: 'settled', unsettled: 'unsettled' },
    stake: (amount: string) => `stake ${amount}`,
    copyId: 'Copy the bet number',
    empty: (platform: string, date: 1 | 2 | 3 | 4) =>
      `No ${platform === '' ? 'bets' : `bets at ${platform}`} ${{ 1: 'today', 2: 'in 7 days', 3: 'in 15 days', 4: 'in 30 days' }[date]}`,
    emptyText: {
      1: 'A quiet evening. Widen the days, or take a seat.',
      2: 'A quiet week. Widen the days, or take a seat.',
      3: 'A quiet time. Widen the days, or take a seat.',
      4: 'A quiet month. Take a seat.',
    },
    games: 'To the games',
  },
});
