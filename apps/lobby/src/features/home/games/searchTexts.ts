import { defineTexts } from '@parlour/platform';

/** Texts of the sheets over the games of the home screen. */
export const searchTexts = defineTexts({
  id: 'search',
  default: {
    toHot: 'See what is hot',
    searchHint: 'A name, a provider or a room',
    found: (count: number) => (count === 1 ? '1 game' : `${count} games`),
    foundNone: (text: string) => `No game is called “${text}”`,
    foundNoneText: 'Try a part of its name, in Chinese or in Latin letters.',
    clear: 'Clear',
    close: 'Close',
  },
});
