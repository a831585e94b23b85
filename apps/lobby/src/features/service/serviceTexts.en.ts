import type { Translation } from '@parlour/platform';
import type { serviceTexts } from './serviceTexts';

export const service: Translation<typeof serviceTexts> = {
  title: 'Support',
  loading: 'Loading',
  failed: 'Support did not open',
  failedText: 'Try again in a moment.',
  retry: 'Try again',
};
