import type { Translation } from '@parlour/platform';
import type { backdropTexts } from './backdropTexts';

export const backdrop: Translation<typeof backdropTexts> = {
  betterInHand: '手机上体验更好',
  scan: '扫码在手机上打开。',
};
