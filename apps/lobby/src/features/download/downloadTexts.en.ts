import type { Translation } from '@parlour/platform';
import type { downloadTexts } from './downloadTexts';

export const download: Translation<typeof downloadTexts> = {
  title: (name) => `${name} on your phone`,
  text: 'One tap from your home screen, with the same account and wallet.',
  code: 'QR code for the app',
  scan: 'Scan it with another phone',
  download: 'Download the app',
  steps: ['Tap the button and allow the download.', 'Open the download and follow your phone.', 'Log in with the same account.'],
  failed: 'The download did not load',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
  none: 'There’s no app yet',
  noneText: 'This site works just as well on your phone.',
  home: 'Home',
};
