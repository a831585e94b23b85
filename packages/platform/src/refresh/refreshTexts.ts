import { defineTexts } from '../languages/texts';

export const refreshTexts = defineTexts({
  id: 'refresh',
  default: {
    refresh: 'Update this page',
    refreshed: 'Updated',
    failed: 'It could not be updated. What you see is as before.',
    offline: 'You are offline. What you see is as before.',
  },
});
