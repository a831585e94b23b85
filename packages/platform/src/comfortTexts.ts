import { defineTexts } from './texts';

export const comfortTexts = defineTexts({
  id: 'comfort',
  contract: {
    title: 'Comfort',
    hidesAmounts: { label: 'Hide amounts', sub: 'Your own sums become dots' },
    standsStill: { label: 'Stand still', sub: 'No motion, whatever the phone says' },
  },
});
