import { defineTexts } from '@parlour/platform';

export const conciseTexts = defineTexts({
  id: 'concise',
  default: {
    providers: 'Providers',
    games: 'Games',
    none: 'No games here yet',
    noneText: 'This provider has nothing open at the moment.',
    failed: 'The games could not be loaded',
    failedText: 'Try again in a moment.',
    retry: 'Try again',
  },
});
