import type { Translation } from '@parlour/platform';
import type { offersTexts } from './offersTexts';

export const offers: Translation<typeof offersTexts> = {
  title: 'Offers',
  applications: 'Applications',
  kinds: 'Types of offers',
  all: 'All',
  loading: 'Loading',
  count: (count) => (count === 1 ? '1 offer' : `${count} offers`),
  none: 'No offers right now',
  noneText: 'As soon as there is one, you’ll find it here.',
  showAll: 'Show all offers',
  listFailed: 'The offers did not load',
  offerFailed: 'The offer did not load',
  offerUnknown: 'This offer is not available',
  failedText: 'Try again in a moment.',
  retry: 'Try again',
  back: 'Back',
  share: 'Share',
  apply: 'Apply',
  applied: 'Application sent',
  logIn: 'Log in',
};
