export { application } from '../features/applications/applicationTexts.en';
export { bet } from '../features/bets/betTexts.en';
export { transaction } from '../features/transactions/transactionTexts.en';
export { record } from '../shared/recordTexts.en';

/** What the card says. */
export const routes = {
  'Your records are not reachable': 'Your records are unavailable',
  'Bet records': 'Bet history',
  'Transaction records': 'Transactions',
  Applications: 'Applications',
};
