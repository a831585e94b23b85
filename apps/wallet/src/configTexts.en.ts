import type { Translation } from '@parlour/platform';
import type { configTexts } from './configTexts';

export const config: Translation<typeof configTexts> = {
  outage: 'The wallet is unavailable',
  wallet: 'Wallet',
  transactions: 'Transactions',
  funds: 'Funds',
  recharge: 'Deposit',
  payment: 'Payment',
  service: 'Support',
  networks: 'TRC20 or ERC20?',
  withdrawal: 'Withdraw',
  cards: 'Cards',
  addBankCard: 'Add a bank card',
  addUsdt: 'Add a USDT address',
};
