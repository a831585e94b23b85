import { defineTexts } from '../languages/texts';

export const displayPreferencesTexts = defineTexts({
  id: 'comfort',
  default: {
    title: 'Comfort',
    hidesAmounts: { label: 'Hide amounts', sub: 'Your own sums become dots' },
    reducesMotion: { label: 'Stand still', sub: 'No motion, whatever the phone says' },
  },
});
