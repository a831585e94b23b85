import { defineTexts } from '@parlour/platform';

export const doorTexts = defineTexts({ id: 'door', contract: { back: 'Back' } });
