import { defineTexts } from '../languages/texts';

export const lazyComponentTexts = defineTexts({
  id: 'part',
  default: { missing: 'This did not load. Check your connection and try again.' },
});
