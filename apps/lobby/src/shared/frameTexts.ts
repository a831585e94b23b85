import { defineTexts } from '@parlour/platform';

export const frameTexts = defineTexts({
  id: 'frame',
  default: {
    loading: 'Loading',
    slow: 'This takes longer than usual',
    openOutside: 'Open in a new window',
  },
});
