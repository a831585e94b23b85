import type { Translation } from '@parlour/platform';
import type { connectionTexts } from './connectionTexts';

export const connection: Translation<typeof connectionTexts> = {
  offline: 'You’re offline',
  offlineAsOf: (time) => `You’re offline · balance as of ${time}`,
  unheardAsOf: (time) => `No response right now · balance as of ${time}`,
  offlineShown: (time) => `You’re offline · as of ${time}`,
  unheardShown: (time) => `No response right now · as of ${time}`,
};
