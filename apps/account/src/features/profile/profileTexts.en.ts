import type { Translation } from '@parlour/platform';
import type { profileTexts } from './profileTexts';

export const profile: Translation<typeof profileTexts> = {
  form: 'Profile',
  pictureHint: 'gif or png',
  birthday: 'Birthday',
  birthdayFormat: 'YYYY-MM-DD',
  pickDay: 'Pick a date',
  email: 'Email',
  save: 'Save',
  done: 'Saved',
  leave: 'Leave without saving?',
  rules: {
    mobileWrong: 'Please enter a valid mobile number',
    emailWrong: 'Please enter a valid email address',
    birthdayWrong: 'Please enter the date as YYYY-MM-DD',
    birthdayAhead: 'Your birthday can’t be after today',
  },
};
