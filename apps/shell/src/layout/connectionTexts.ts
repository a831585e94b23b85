import { defineTexts } from '@parlour/platform';

export const connectionTexts = defineTexts({
  id: 'connection',
  default: {
    offline: 'You are offline',
    offlineAsOf: (time: string) => `You are offline · balance as of ${time}`,
    unheardAsOf: (time: string) => `No answer right now · balance as of ${time}`,
    offlineShown: (time: string) => `You are offline · as of ${time}`,
    unheardShown: (time: string) => `No answer right now · as of ${time}`,
  },
});
