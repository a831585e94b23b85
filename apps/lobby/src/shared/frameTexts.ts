import { defineTexts } from '@parlour/platform';

export const frameTexts = defineTexts({
  id: 'frame',
  contract: {
    loading: 'Loading',
    slow: 'This takes longer than usual',
    openOutside: 'Open in a new window',
  },
});
