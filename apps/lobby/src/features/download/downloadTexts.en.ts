import type { Translation } from '@parlour/platform';
import type { downloadTexts } from './downloadTexts';

export const download: Translation<typeof downloadTexts> = {
  title: (name) => `${name} on your phone`,
  text: 'Scan the code or tap the button.',
  code: 'QR code for the app',
  scan: 'Scan it with another phone',
  download: 'Download the app',
  steps: ['Tap the button and allow the download.', 'Open the download and follow your phone.', 'Log in there.'],
  failed: 'The download did not load',
  failedText: 'Try again in a moment.',
  retry: 'Try again',
  none: 'There’s no app yet',
  noneText: 'You can use this site on your phone as it is.',
  home: 'Home',
};
