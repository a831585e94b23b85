import type { Translation } from '@parlour/platform';
import type { overviewTexts } from './overviewTexts';

export const overview: Translation<typeof overviewTexts> = {
  totalAssets: 'Total assets',
  gameWallet: 'Game wallet',
  refresh: 'Refresh',
  hide: 'Hide amounts',
  recharge: 'Deposit',
  withdrawal: 'Withdraw',
  transfer: 'Transfer',
  cards: 'Cards',
  venues: 'Venues',
  cameBack: (amount) => `¥${amount} collected`,
  didNotComeBack: (amount) => `¥${amount} could not be collected`,
  transferWith: (venue) => `Transfer with ${venue}`,
};
