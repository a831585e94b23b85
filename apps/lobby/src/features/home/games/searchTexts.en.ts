import type { Translation } from '@parlour/platform';
import type { searchTexts } from './searchTexts';

export const search: Translation<typeof searchTexts> = {
  toHot: 'See what’s hot',
  searchHint: 'Game, provider or category',
  found: (count) => (count === 1 ? '1 game' : `${count} games`),
  foundNone: (text) => `No game matches “${text}”`,
  foundNoneText: 'Try part of the name, in Chinese or English.',
  clear: 'Clear',
  close: 'Close',
};
