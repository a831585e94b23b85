export { application } from '../features/applications/applicationTexts.en';
export { bet } from '../features/bets/betTexts.en';
export { transaction } from '../features/transactions/transactionTexts.en';
export { record } from '../shared/recordTexts.en';
