import { defineTexts } from '@parlour/platform';

export const loginHeaderTexts = defineTexts({ id: 'loginHeader', default: { back: 'Back' } });
