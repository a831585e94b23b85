import type { Translation } from '@parlour/platform';
import type { transferTexts } from './transferTexts';

export const transfer: Translation<typeof transferTexts> = {
  title: 'Transfer',
  back: 'Back',
  records: 'Transactions',
  auto: 'Auto transfer',
  autoSub: 'Your money moves into a game when you open it',
  from: 'From',
  to: 'To',
  swap: 'Swap',
  amount: 'Amount',
  all: 'All',
  venueWallets: 'Venue wallets',
  submit: 'Transfer',
  leave: 'Leave without transferring?',
  rules: {
    amountMissing: 'Please enter an amount!',
    betweenVenues: 'Transfers between venues are not possible',
  },
};
