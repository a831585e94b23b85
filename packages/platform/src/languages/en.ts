import type { displayPreferencesTexts } from '../displayPreferencesTexts';
import type { logOutTexts } from '../logOutTexts';
import type { lazyComponentTexts } from '../lazyComponentTexts';
import type { refreshTexts } from '../refreshTexts';
import type { Translation } from '../texts';

export const part: Translation<typeof lazyComponentTexts> = {
  missing: 'This did not load. Check your connection and try again.',
};

export const logOut: Translation<typeof logOutTexts> = { question: 'Are you sure you want to log out?' };

export const comfort: Translation<typeof displayPreferencesTexts> = {
  title: 'Comfort',
  hidesAmounts: { label: 'Hide amounts', sub: 'Your own sums become dots' },
  standsStill: { label: 'Stand still', sub: 'No motion, whatever the phone says' },
};

export const refresh: Translation<typeof refreshTexts> = {
  refresh: 'Update this page',
  refreshed: 'Updated',
  failed: 'It could not be updated. What you see is as before.',
  offline: 'You are offline. What you see is as before.',
};
