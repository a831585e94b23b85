import type { Translation } from '@parlour/platform';
import type { sheetTexts } from './sheetTexts';

export const sheet: Translation<typeof sheetTexts> = {
  announcement: 'Announcement',
  nextAnnouncement: 'Next announcement',
  moreAnnouncements: 'More announcements',
  toHot: 'See what’s hot',
  searchHint: 'Game, provider or category',
  found: (count) => (count === 1 ? '1 game' : `${count} games`),
  foundNone: (text) => `No game matches “${text}”`,
  foundNoneText: 'Try part of the name, in Chinese or English.',
  clear: 'Clear',
};
