import type { Translation } from '@parlour/platform';
import type { walletTexts } from './walletTexts';

export const wallet: Translation<typeof walletTexts> = {
  centralWallet: 'Main wallet',
  recovery: 'Collect all',
  done: 'Done',
  allVenues: (count) => `All ${count} venues`,
  venuesFailed: 'The venues did not respond',
  venuesFailedText: 'Try again in a moment.',
  retry: 'Try again',
  noVenues: 'No venue is open right now',
  loading: 'Loading',
  bank: 'Bank',
  chooseBank: 'Choose a bank',
  payPassword: 'Payment password',
  showPassword: 'Show password',
  failure: {
    unsent: 'You’re offline; nothing was sent',
    unknown: 'We don’t know yet whether it arrived',
  },
  lookUp: 'Check',
  unreadable: 'What you pasted is not an amount: nothing was changed',
  quickAmounts: 'Quick amounts',
  waits: 'You’re offline: nothing can be sent until you’re connected again',
  yourLimits: 'Your limits',
};
