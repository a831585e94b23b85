import { defineTexts } from '@parlour/platform';

export const downloadTexts = defineTexts({
  id: 'download',
  default: {
    title: (name: string) => `${name} on your phone`,
    text: 'Scan the code, or touch the button.',
    code: 'QR code of the app',
    scan: 'Scan it with another phone',
    download: 'Download the app',
    steps: ['Touch the button and allow the download.', 'Open what was downloaded and follow your phone.', 'Log in there.'],
    failed: 'The download did not load',
    failedText: 'Try again in a moment.',
    retry: 'Try again',
    none: 'There is no app yet',
    noneText: 'This site works on your phone as it is.',
    home: 'Home',
  },
});
