import type { Translation } from '@parlour/platform';
import type { frameTexts } from './frameTexts';

export const frame: Translation<typeof frameTexts> = {
  loading: 'Loading',
  slow: 'This is taking longer than usual',
  openOutside: 'Open in a new window',
};
