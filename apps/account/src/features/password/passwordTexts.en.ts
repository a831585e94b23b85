import type { Translation } from '@parlour/platform';
import type { passwordTexts } from './passwordTexts';

export const password: Translation<typeof passwordTexts> = {
  leave: 'Leave this page? What you typed will be lost.',
  form: { 1: 'Login password', 2: 'Payment password' },
  old: { 1: 'Current login password', 2: 'Current payment password' },
  fresh: { 1: 'New login password', 2: 'New payment password' },
  confirmPass: 'Confirm password',
  atLeastSix: 'at least 6 characters',
  show: (label) => `Show ${label.toLowerCase()}`,
  after: {
    1: 'You will be logged out. Log in again with the new password.',
    2: 'Needed for every withdrawal and every new card.',
  },
  change: 'Change password',
  noAnswer: 'No response arrived. Your new password may already be in use: try it if the old one is refused.',
  forgotten: 'Forgotten it? Ask support.',
  changed: 'Password changed!',
  rules: {
    oldMissing: 'Please enter your current password',
    newMissing: 'Please enter a new password',
    confirmMissing: 'Please confirm the new password',
    oldShort: 'The current password has at least 6 characters',
    newShort: 'The new password needs at least 6 characters',
    confirmDiffers: 'The passwords do not match!',
    sameAsOld: 'The new password must differ from the current one!',
  },
};
