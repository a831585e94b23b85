import type { Translation } from '@parlour/platform';
import type { agencyTexts } from './agencyTexts';

export const agency: Translation<typeof agencyTexts> = {
  leave: 'Leave this page? What you typed will be lost.',
  form: 'Affiliate programme',
  about: 'Apply to become an agent. Tell us why in a few words.',
  reason: 'Reason',
  reasonHint: 'up to 32 characters',
  reasonPlaceholder: 'Why you are applying',
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
