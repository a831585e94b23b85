import { defineTexts } from '@parlour/platform';

export const transferTexts = defineTexts({
  contract: {
    title: 'Transfer',
    back: 'Back',
    records: 'Transaction records',
    auto: 'Auto transfer',
    autoSub: 'Funds follow you into a game',
    from: 'From',
    to: 'To',
    swap: 'Swap',
    amount: 'Amount',
    all: 'All',
    venueWallets: 'Venue wallets',
    submit: 'Transfer',
    leave: 'Leave without the transfer?',
  },
});
