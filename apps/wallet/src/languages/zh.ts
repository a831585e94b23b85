export { card } from '../features/cards/cardTexts.zh';
export { deposit } from '../features/deposit/depositTexts.zh';
export { overview } from '../features/overview/overviewTexts.zh';
export { payment } from '../features/payment/paymentTexts.zh';
export { transfer } from '../features/transfer/transferTexts.zh';
export { usdtMore } from '../features/usdt-more/usdtMoreTexts.zh';
export { withdraw } from '../features/withdraw/withdrawTexts.zh';
export { underway } from '../shared/pendingOperations/pendingOperationsTexts.zh';
export { wallet } from '../shared/walletTexts.zh';

/** What the card says. */
export const routes = {
  'The wallet is not reachable': '钱包暂时无法打开',
  Wallet: '钱包',
  Funds: '资金',
  'Transaction records': '交易记录',
  Recharge: '充值',
  Payment: '支付',
  'Customer service': '客服',
  'TRC20 or ERC20?': 'TRC20 还是 ERC20？',
  Withdrawal: '提现',
  Cards: '卡包',
  'Add a bank card': '添加银行卡',
  'Add a USDT address': '添加 USDT 地址',
};
