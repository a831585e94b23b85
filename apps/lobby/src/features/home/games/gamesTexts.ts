import { defineTexts } from '@parlour/platform';

/** Texts of the games of the home screen. */
export const gamesTexts = defineTexts({
  id: 'homeGames',
  default: {
    games: 'Games',
    hot: 'hot',
    recent: 'recent',
    favourites: 'favourites',
    hotSection: 'Hot',
    sidebar: 'Categories',
    all: (count: number) => `All ${count}`,
    fewer: 'Fewer',
    emptySection: 'No games here yet',
    noRecent: 'Nothing played yet',
    noRecentText: 'Games that you open on this device stand here.',
    noFavourites: 'No favourites yet',
    noFavouritesText: 'Touch the heart on a cover to keep a game here.',
    listFailed: 'Not all games could be loaded',
    listFailedText: 'These are the usual ones.',
    retry: 'Try again',
    byProvider: 'By provider',
    search: 'Search games',
  },
});
