import type { Translation } from '@parlour/platform';
import type { gamesTexts } from './gamesTexts';

export const homeGames: Translation<typeof gamesTexts> = {
  games: 'Games',
  hot: 'Hot',
  recent: 'Recent',
  favourites: 'Favourites',
  hotSection: 'Hot',
  sidebar: 'Categories',
  all: (count) => `All ${count}`,
  fewer: 'Show fewer',
  emptySection: 'No games here yet',
  noRecent: 'Nothing played yet',
  noRecentText: 'Games you open on this device appear here.',
  noFavourites: 'No favourites yet',
  noFavouritesText: 'Tap the heart on a cover to keep a game here.',
  listFailed: 'Some games could not be loaded',
  listFailedText: 'Here are the usual ones.',
  retry: 'Try again',
  byProvider: 'By provider',
  search: 'Search games',
};
