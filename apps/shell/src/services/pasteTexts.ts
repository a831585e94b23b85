import { defineTexts } from '@parlour/platform';

export const pasteTexts = defineTexts({ id: 'paste', default: { tooLong: (most: number) => `At most ${most} characters` } });
