import type { Translation } from '@parlour/platform';
import type { exampleTexts } from './exampleTexts';

export const news: Translation<typeof exampleTexts> = {
  title: 'Example',
  loading: 'Loading',
  failed: 'The news did not load',
  failedText: 'Try again in a moment.',
  retry: 'Try again',
  empty: 'No news today',
  emptyText: 'What the house has to say is read here.',
};
