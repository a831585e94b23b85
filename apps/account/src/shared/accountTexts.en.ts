import type { Translation } from '@parlour/platform';
import type { accountTexts } from './accountTexts';

export const account: Translation<typeof accountTexts> = {
  loading: 'Loading',
  failed: 'Your account did not respond',
  failedText: 'Try again in a moment.',
  retry: 'Try again',
  done: 'Done',
  username: 'Username',
  realname: 'Real name',
  mobile: 'Mobile',
  changePicture: 'Change your picture',
  pictureLarge: 'The picture is too large. Try a smaller one.',
  pictureSlow: 'The upload took too long. Try a smaller picture.',
  sendingPicture: 'Uploading the picture',
  pictureKinds: 'Please choose a gif or png picture!',
};
