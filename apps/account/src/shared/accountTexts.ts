import { defineTexts } from '@parlour/platform';

/** Texts that several screens of the account use. */
export const accountTexts = defineTexts({
  id: 'account',
  default: {
    loading: 'Loading',
    failed: 'Your account did not answer',
    failedText: 'Try again in a moment.',
    retry: 'Try again',
    done: '操作成功',
    username: 'Username',
    realname: 'Real name',
    mobile: 'Mobile',
    changePicture: 'Change your picture',
    pictureLarge: 'The picture is too large. A smaller one is taken.',
    pictureSlow: 'The picture took too long. A smaller one goes faster.',
    sendingPicture: 'Sending the picture',
    pictureKinds: 'Please choose a gif or png picture!',
  },
});
