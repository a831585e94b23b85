import { defineTexts } from '@parlour/platform';

export const overviewTexts = defineTexts({
  id: 'overview',
  default: {
    totalAssets: 'Total assets',
    gameWallet: 'Game wallet',
    refresh: 'Refresh',
    hide: 'Hide amounts',
    recharge: 'Recharge',
    withdrawal: 'Withdrawal',
    transfer: 'Transfer',
    cards: 'Cards',
    venues: 'Venues',
    cameBack: (amount: string) => `¥${amount} came back`,
    didNotComeBack: (amount: string) => `¥${amount} did not come back`,
    transferWith: (venue: string) => `Transfer with ${venue}`,
  },
});
