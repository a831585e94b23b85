import type { Translation } from '@parlour/platform';
import type { miniAppLoginTexts } from './miniAppLoginTexts';

export const miniAppLogin: Translation<typeof miniAppLoginTexts> = {
  title: 'Welcome',
  warm: 'Everything is ready for you.',
  inProgress: 'Logging you in with Telegram',
  moment: 'This takes a moment.',
  unsaved: 'You’re almost in',
  storage: 'This browser did not let us keep you logged in.',
  retry: 'Try again',
  manually: 'Log in with a password',
  again: 'Log in with Telegram',
  failures: {
    notDetected: 'This is not the Telegram mini app; please log in as usual',
    empty: 'Telegram sent no verification data, please try again',
    refused: 'Automatic login failed, please log in yourself',
    unreachable: 'Automatic login ran into an error, please log in yourself',
    unexpected: 'Something went wrong during login, please log in yourself',
    notSaved: 'You’re logged in, but it could not be saved. Please try again',
  },
};
