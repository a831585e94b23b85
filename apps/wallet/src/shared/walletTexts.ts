import { defineTexts } from '@parlour/platform';

/** Words that several screens of the wallet use. */
export const walletTexts = defineTexts({
  id: 'wallet',
  default: {
    centralWallet: 'Central wallet',
    recovery: 'One-click recovery',
    done: '操作成功',
    allVenues: (count: number) => `All ${count} venues`,
    venuesFailed: 'The venues did not answer',
    venuesFailedText: 'Try again in a moment.',
    retry: 'Try again',
    noVenues: 'No venue is open right now',
    loading: 'Loading',
    bank: 'Bank',
    chooseBank: 'Choose a bank',
    payPassword: 'Payment password',
    showPassword: 'Show password',
    failure: {
      unsent: 'Nothing was sent: you are offline',
      unknown: 'We do not know yet whether it arrived',
    },
    lookUp: 'Look it up',
    yourLimits: 'Your limits',
    unreadable: 'What you pasted is no amount: nothing was changed',
    quickAmounts: 'Quick amounts',
    waits: 'You are offline: nothing can be sent until the network is back',
  },
});
