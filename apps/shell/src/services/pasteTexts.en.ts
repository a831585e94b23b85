import type { Translation } from '@parlour/platform';
import type { pasteTexts } from './pasteTexts';

export const paste: Translation<typeof pasteTexts> = { tooLong: (most) => `At most ${most} characters` };
