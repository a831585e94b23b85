import type { Translation } from '@parlour/platform';
import type { securityTexts } from './securityTexts';

export const security: Translation<typeof securityTexts> = {
  profile: 'Profile',
  complete: 'complete',
  missing: (count) => `${count} to fill in`,
  noContact: 'Mobile, email and birthday',
  cards: 'Cards',
  cardsText: 'Bank cards and USDT addresses',
  login: 'Login password',
  loginText: 'Opens your account',
  withdrawal: 'Payment password',
  withdrawalText: 'Needed for every withdrawal',
  note: 'Tell nobody your passwords, not even support.',
};
