import type { Translation } from '@parlour/platform';
import type { sponsorTexts } from './sponsorTexts';

export const sponsor: Translation<typeof sponsorTexts> = {
  title: 'Sponsorship',
  names: { 1: 'Sponsorship 1', 2: 'Sponsorship 2' },
  loading: 'Loading',
  failed: 'The sponsorships did not load',
  failedText: 'Try again in a moment.',
  retry: 'Try again',
  noPage: 'no page yet',
  none: 'This sponsorship has no page yet',
  noneText: 'Support can tell you more.',
  service: 'Support',
  unknown: 'There is no such sponsorship',
  all: 'All sponsorships',
  frame: { loading: 'Loading', slow: 'This is taking longer than usual', openOutside: 'Open in a new window' },
};
