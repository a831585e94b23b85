import type { Translation } from '@parlour/platform';
import type { configTexts } from './configTexts';

export const config: Translation<typeof configTexts> = {
  outage: '钱包暂时无法打开',
  wallet: '钱包',
  transactions: '交易记录',
  funds: '资金',
  recharge: '充值',
  payment: '支付',
  service: '客服',
  networks: 'TRC20 还是 ERC20？',
  withdrawal: '提现',
  cards: '卡包',
  addBankCard: '添加银行卡',
  addUsdt: '添加 USDT 地址',
};
