import type { Translation } from '@parlour/platform';
import type { transferTexts } from './transferTexts';

export const transfer: Translation<typeof transferTexts> = {
  title: 'Transfer',
  back: 'Back',
  records: 'Transactions',
  auto: 'Auto transfer',
  autoSub: 'While it is on, there are no manual transfers',
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
