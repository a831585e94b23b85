export { card } from '../features/cards/cardTexts.en';
export { deposit } from '../features/deposit/depositTexts.en';
export { overview } from '../features/overview/overviewTexts.en';
export { payment } from '../features/payment/paymentTexts.en';
export { transfer } from '../features/transfer/transferTexts.en';
export { usdtMore } from '../features/usdt-more/usdtMoreTexts.en';
export { withdraw } from '../features/withdraw/withdrawTexts.en';
export { underway } from '../shared/pendingOperations/pendingOperationsTexts.en';
export { wallet } from '../shared/walletTexts.en';

/** What the card says. */
export const routes = {
  'The wallet is not reachable': 'The wallet is unavailable',
  Wallet: 'Wallet',
  Funds: 'Funds',
  'Transaction records': 'Transactions',
  Recharge: 'Deposit',
  Payment: 'Payment',
  'Customer service': 'Support',
  'TRC20 or ERC20?': 'TRC20 or ERC20?',
  Withdrawal: 'Withdraw',
  Cards: 'Cards',
  'Add a bank card': 'Add a bank card',
  'Add a USDT address': 'Add a USDT address',
};
