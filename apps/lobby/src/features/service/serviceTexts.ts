import { defineTexts } from '@parlour/platform';

export const serviceTexts = defineTexts({
  id: 'service',
  default: {
    title: 'Customer service',
    loading: 'Loading',
    failed: 'Customer service did not open',
    failedText: 'Try again in a moment.',
    retry: 'Try again',
  },
});
