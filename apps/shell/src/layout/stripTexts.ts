import { defineTexts } from '@parlour/platform';

export const stripTexts = defineTexts({
  id: 'strip',
  contract: {
    offline: 'You are offline',
    offlineAsOf: (time: string) => `You are offline · balance as of ${time}`,
    unheardAsOf: (time: string) => `No answer right now · balance as of ${time}`,
  },
});
