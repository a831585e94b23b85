import type { Translation } from '@parlour/platform';
import type { shellTexts } from './shellTexts';

export const shell: Translation<typeof shellTexts> = {
  home: 'Home',
  tabs: 'Main',
  menu: 'Menu',
  back: 'Back',
  refresh: 'Refresh',
  recycleAll: 'Collect all',
  done: 'Done',
  copied: 'Copied!',
  refused: 'The server refused this without saying why.',
  chosen: 'Now in English',
  alreadyHere: 'You’re already here!',
  comeIn: 'Come in',
  comeLogIn: 'There’s plenty waiting for you. Log in to see it!',
  unauthorisedTitle: 'Session expired',
  unauthorised: 'You have been logged out. Please log in again.',
  unauthorisedConfirm: 'OK',
  unreachable: 'This page is unavailable',
  restIsOpen: 'Everything else is open. Your balance and your games are not affected.',
  offline: 'You’re offline',
  offlineText: 'This page opens by itself when you’re back online.',
  retry: 'Try again',
  hidden: 'hidden',
  note: 'Please note',
};
