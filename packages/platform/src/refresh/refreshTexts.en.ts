import type { refreshTexts } from './refreshTexts';
import type { Translation } from '../languages/texts';

export const refresh: Translation<typeof refreshTexts> = {
  refresh: 'Update this page',
  refreshed: 'Updated',
  failed: 'It could not be updated. What you see is as before.',
  offline: 'You are offline. What you see is as before.',
};
