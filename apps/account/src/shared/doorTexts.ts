import { defineTexts } from '@parlour/platform';

export const doorTexts = defineTexts({ id: 'door', default: { back: 'Back' } });
