import type { Translation } from '@parlour/platform';
import type { helpTexts } from './helpTexts';

export const help: Translation<typeof helpTexts> = {
  service: 'Support',
  serviceText: 'For anything not answered here',
  help: {
    7: 'About us',
    1: 'FAQ',
    2: 'Privacy policy',
    3: 'Disclaimer',
    4: 'Contact us',
    5: 'Affiliate programme',
    8: 'Responsible gambling',
  },
  about: { 5: 'Terms and rules', 6: 'Privacy policy' },
  licences: 'Open-source licences',
  loading: 'Loading',
  failed: 'This page did not load',
  failedText: 'Try again in a moment.',
  retry: 'Try again',
  unknown: 'There is no such page',
  unknownText: 'The link that brought you here may be out of date.',
  toHelp: 'Help centre',
  toAbout: 'About',
  empty: 'Nothing here yet',
  emptyText: 'You can ask support.',
};
