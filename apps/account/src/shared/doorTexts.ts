import { defineTexts } from '@parlour/platform';

export const doorTexts = defineTexts({ contract: { back: 'Back' } });
