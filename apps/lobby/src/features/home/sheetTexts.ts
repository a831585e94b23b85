import { defineTexts } from '@parlour/platform';

/** Texts of the sheets of the home screen. */
export const sheetTexts = defineTexts({
  id: 'sheet',
  default: {
    announcement: 'Announcement',
    nextAnnouncement: 'Next announcement',
    moreAnnouncements: 'more announcements',
    toHot: 'See what is hot',
    searchHint: 'A name, a provider or a room',
    found: (count: number) => (count === 1 ? '1 game' : `${count} games`),
    foundNone: (text: string) => `No game is called “${text}”`,
    foundNoneText: 'Try a part of its name, in Chinese or in Latin letters.',
    clear: 'Clear',
  },
});
