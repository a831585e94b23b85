import type { Translation } from '@parlour/platform';
import type { betTexts } from './betTexts';

export const bet: Translation<typeof betTexts> = {
  status: { unknown: 'Unknown', invalid: 'Invalid ticket', settled: 'Settled', unsettled: 'Unsettled' },
  stake: (amount) => `stake ${amount}`,
  copyId: 'Copy bet number',
  empty: (platform, date) =>
    `No bets${platform && ` at ${platform}`} ${{ 1: 'today', 2: 'in the last 7 days', 3: 'in the last 15 days', 4: 'in the last 30 days' }[date]}`,
  emptyText: {
    1: 'A quiet evening. Widen the dates or take a seat.',
    2: 'A quiet week. Widen the dates or take a seat.',
    3: 'A quiet spell. Widen the dates or take a seat.',
    4: 'A quiet month. Take a seat.',
  },
  games: 'Go to games',
};
