import { defineTexts } from '@parlour/platform';

export const sponsorTexts = defineTexts({
  id: 'sponsor',
  default: {
    title: 'Sponsorship',
    names: { 1: 'Sponsorship 1', 2: 'Sponsorship 2' },
    loading: 'Loading',
    failed: 'The sponsorships did not load',
    failedText: 'Try again in a moment.',
    retry: 'Try again',
    noPage: 'no page yet',
    none: 'This sponsorship has no page yet',
    noneText: 'Ask customer service about it.',
    service: 'Customer service',
    unknown: 'There is no such sponsorship',
    all: 'All sponsorships',
    frame: { loading: 'Loading', slow: 'This takes longer than usual', openOutside: 'Open in a new window' },
  },
});
