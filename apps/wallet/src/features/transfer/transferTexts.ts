import { defineTexts } from '@parlour/platform';

export const transferTexts = defineTexts({
  id: 'transfer',
  default: {
    title: 'Transfer',
    back: 'Back',
    records: 'Transaction records',
    auto: 'Auto transfer',
    autoSub: 'Your money moves into a game when you open it',
    from: 'From',
    to: 'To',
    swap: 'Swap',
    amount: 'Amount',
    all: 'All',
    venueWallets: 'Venue wallets',
    submit: 'Transfer',
    leave: 'Leave without the transfer?',
    rules: {
      amountMissing: '请输入操作金额！',
      betweenVenues: '场馆内钱包不支持互转',
    },
  },
});

export type TransferRuleTexts = (typeof transferTexts)['default']['rules'];
