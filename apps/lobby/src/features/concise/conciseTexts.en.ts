import type { Translation } from '@parlour/platform';
import type { conciseTexts } from './conciseTexts';

export const concise: Translation<typeof conciseTexts> = {
  providers: 'Providers',
  games: 'Games',
  none: 'No games here yet',
  noneText: 'This provider has no games open right now.',
  failed: 'The games did not load',
  failedText: 'Try again in a moment.',
  retry: 'Try again',
};
