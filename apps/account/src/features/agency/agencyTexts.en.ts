import type { Translation } from '@parlour/platform';
import type { agencyTexts } from './agencyTexts';

export const agency: Translation<typeof agencyTexts> = {
  form: 'Affiliate programme',
  about: 'Bring players to us and share in the earnings. Tell us why in a few words; someone reads every application.',
  reason: 'Reason',
  reasonHint: 'up to 32 characters',
  reasonPlaceholder: 'Who you would bring',
  apply: 'Apply',
  applied: 'Submitted. We will review your application.',
  underReview: 'Your application is under review',
  service: 'Support',
  terms: 'About the programme',
  rules: {
    mobileWrong: 'Please enter a valid mobile number',
    reasonMissing: 'Please enter a reason',
  },
};
