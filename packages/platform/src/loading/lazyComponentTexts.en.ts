import type { lazyComponentTexts } from './lazyComponentTexts';
import type { Translation } from '../languages/texts';

export const part: Translation<typeof lazyComponentTexts> = {
  missing: 'This did not load. Check your connection and try again.',
};
