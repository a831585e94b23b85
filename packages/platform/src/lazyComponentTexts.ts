import { defineTexts } from './texts';

export const lazyComponentTexts = defineTexts({
  id: 'part',
  default: { missing: 'This did not load. Check your connection and try again.' },
});
