import { defineTexts } from './texts';

export const partTexts = defineTexts({
  id: 'part',
  contract: { missing: 'This did not load. Check your connection and try again.' },
});
