import { defineTexts } from '@parlour/platform';

export const securityTexts = defineTexts({
  id: 'security',
  default: {
    profile: 'Profile',
    complete: 'complete',
    missing: (count: number) => `${count} to fill in`,
    noContact: 'Mobile, email and birthday',
    cards: 'Cards',
    cardsText: 'Bank cards and USDT addresses',
    login: 'Login password',
    loginText: 'Opens your account',
    withdrawal: 'Withdrawal password',
    withdrawalText: 'Asked at every withdrawal',
    note: 'Tell nobody your passwords, not customer service either.',
  },
});
