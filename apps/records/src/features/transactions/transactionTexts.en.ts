import type { Translation } from '@parlour/platform';
import type { transactionTexts } from './transactionTexts';

export const transaction: Translation<typeof transactionTexts> = {
  kinds: 'Type',
  kind: { 1: 'Deposit', 2: 'Withdrawal', 3: 'In', 4: 'Out' },
  state: {
    unknown: 'Unknown',
    review: 'Under review',
    approved: 'Approved',
    rejected: 'Rejected',
    failed: 'Failed',
    success: 'Successful',
    settlement: 'Settling',
  },
  pay: 'Not paid yet? Pay here',
  centralWallet: 'Central wallet',
  ways: { bank: 'Bank transfer', usdt: 'USDT', wxpay: 'WeChat Pay', alipay: 'Alipay' },
  copyOrder: 'Copy order number',
  empty: (kind, platform, date) => {
    const what = { 1: 'No deposits', 2: 'No withdrawals', 3: 'No transfers in', 4: 'No transfers out' }[kind];
    const span = { 1: 'today', 2: 'in the last 7 days', 3: 'in the last 15 days', 4: 'in the last 30 days' }[date];
    return `${what}${platform && ` at ${platform}`} ${span}`;
  },
  emptyText: {
    1: 'Nothing has come in yet.',
    2: 'Nothing has gone out yet.',
    3: 'No money was moved.',
    4: 'No money was moved.',
  },
  way: { 1: 'Deposit', 2: 'Withdraw', 3: 'Transfer', 4: 'Transfer' },
};
