import type { Translation } from '@parlour/platform';
import type { backdropTexts } from './backdropTexts';

export const backdrop: Translation<typeof backdropTexts> = {
  betterInHand: 'Better on your phone',
  scan: 'Scan to open it there.',
};
