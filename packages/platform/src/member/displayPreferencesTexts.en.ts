import type { displayPreferencesTexts } from './displayPreferencesTexts';
import type { Translation } from '../languages/texts';

export const comfort: Translation<typeof displayPreferencesTexts> = {
  title: 'Comfort',
  hidesAmounts: { label: 'Hide amounts', sub: 'Your own sums become dots' },
  reducesMotion: { label: 'Stand still', sub: 'No motion, whatever the phone says' },
};
