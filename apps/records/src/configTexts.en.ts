import type { Translation } from '@parlour/platform';
import type { configTexts } from './configTexts';

export const config: Translation<typeof configTexts> = {
  outage: 'Your records are unavailable',
  bets: 'Bet history',
  transactions: 'Transactions',
  applications: 'Applications',
};
