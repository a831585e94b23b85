export { application } from '../features/applications/applicationTexts.zh';
export { bet } from '../features/bets/betTexts.zh';
export { transaction } from '../features/transactions/transactionTexts.zh';
export { record } from '../shared/recordTexts.zh';

/** What the card says. */
export const routes = {
  'Your records are not reachable': '记录暂时无法打开',
  'Bet records': '投注记录',
  'Transaction records': '交易记录',
  Applications: '申请记录',
};
