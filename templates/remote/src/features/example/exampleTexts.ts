import { defineTexts } from '@parlour/platform';

export const exampleTexts = defineTexts({
  id: 'news',
  default: {
    title: 'Example',
    loading: 'Loading',
    failed: 'The news did not load',
    failedText: 'Try again in a moment.',
    retry: 'Try again',
    empty: 'No news today',
    emptyText: 'What the house has to say is read here.',
  },
});
