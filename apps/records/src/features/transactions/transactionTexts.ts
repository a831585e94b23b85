import { defineTexts } from '@parlour/platform';
import type { TransactionKind } from './transactionRules';

export const transactionTexts = defineTexts({
  id: 'transaction',
  default: {
    kinds: 'Kind',
    kind: { 1: 'Deposit', 2: 'Withdrawal', 3: 'In', 4: 'Out' },
    state: {
      unknown: 'undefined',
      review: 'pending review',
      approved: 'approved',
      rejected: 'rejected',
      failed: 'failed',
      success: 'success',
      settlement: 'pending settlement',
    },
    pay: 'Not paid yet? Pay it here',
    centralWallet: 'Central wallet',
    ways: { bank: 'Bank transfer', usdt: 'USDT', wxpay: 'WeChat', alipay: 'Alipay' },
    copyOrder: 'Copy the order number',
    empty: (kind: TransactionKind, platform: string, date: 1 | 2 | 3 | 4) => {
      const what = { 1: 'No deposits', 2: 'No withdrawals', 3: 'No transfers in', 4: 'No transfers out' }[kind];
      const span = { 1: 'today', 2: 'for 7 days', 3: 'for 15 days', 4: 'for 30 days' }[date];
      return `${what}${platform && ` at ${platform}`} ${span}`;
    },
    emptyText: { 1: 'Nothing came in yet.', 2: 'Nothing went out yet.', 3: 'No money was moved.', 4: 'No money was moved.' },
    way: { 1: 'Recharge', 2: 'Withdraw', 3: 'Transfer', 4: 'Transfer' },
  },
});
