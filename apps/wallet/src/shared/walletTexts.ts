import { defineTexts } from '@parlour/platform';

/** Words that several screens of the wallet use. */
export const walletTexts = defineTexts({
  contract: {
    centralWallet: 'Central wallet',
    recovery: 'One-click recovery',
    done: '操作成功',
    allVenues: (count: number) => `All ${count} venues`,
    venuesFailed: 'The venues did not answer',
    venuesFailedText: 'Your money is safe where it was.',
    retry: 'Try again',
    noVenues: 'No venue is open right now',
    loading: 'Loading',
  },
});
