import { defineTexts } from '@parlour/platform';

export const backdropTexts = defineTexts({
  id: 'backdrop',
  default: {
    betterInHand: 'Better in the hand',
    scan: 'Scan to open it on your phone.',
  },
});
