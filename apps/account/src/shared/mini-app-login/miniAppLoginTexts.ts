import { defineTexts } from '@parlour/platform';

export const miniAppLoginTexts = defineTexts({
  id: 'miniAppLogin',
  default: {
    title: 'Welcome',
    warm: 'The room is warm.',
    inProgress: 'Logging you in with Telegram',
    moment: 'This takes a moment.',
    unsaved: 'You are almost in',
    storage: 'This browser did not let us keep you logged in.',
    retry: 'Try again',
    manually: 'Log in with a password',
    again: 'Log in with Telegram',
    failures: {
      notDetected: 'Telegram Mini App environment not detected, using regular login',
      empty: 'Telegram verification data is empty, please retry',
      refused: 'Auto login failed, please log in manually',
      unreachable: 'Auto login error, please log in manually',
      unexpected: 'Login process error, please log in manually',
      notSaved: 'Login succeeded but saving state failed, please retry',
    },
  },
});

export type MiniAppFailure = keyof (typeof miniAppLoginTexts)['default']['failures'];
