export { application } from '../features/applications/applicationTexts.zh';
export { bet } from '../features/bets/betTexts.zh';
export { transaction } from '../features/transactions/transactionTexts.zh';
export { record } from '../shared/recordTexts.zh';
