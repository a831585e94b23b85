import type { Translation } from '@parlour/platform';
import type { serviceTexts } from './serviceTexts';

export const service: Translation<typeof serviceTexts> = {
  title: 'Support',
  loading: 'Loading',
  failed: 'Support did not open',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
};
