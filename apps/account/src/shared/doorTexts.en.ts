import type { Translation } from '@parlour/platform';
import type { doorTexts } from './doorTexts';

export const door: Translation<typeof doorTexts> = {
  back: 'Back',
};
