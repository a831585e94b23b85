import { defineTexts } from '@parlour/platform';

export const loginTexts = defineTexts({
  id: 'login',
  default: {
    welcome: 'Welcome back',
    warm: 'The room is warm.',
    choice: 'Log in or register',
    logIn: 'Log in',
    register: 'Register',
    name: 'Username',
    password: 'Password',
    confirmPass: 'Confirm password',
    realname: 'Real name',
    paypassword: 'Payment password',
    showPassword: 'Show password',
    captcha: 'Captcha',
    atLeastSix: 'at least 6 characters',
    asOnCard: 'as on your bank card',
    typeCharacters: '4 characters',
    captchaPicture: 'Captcha picture',
    changePicture: 'Show another picture',
    useQuestion: 'Use a question instead',
    usePicture: 'Use the picture instead',
    changeQuestion: 'Ask another question',
    question: (words: string) => `The first letters of ${words}; numbers as digits`,
    comma: ', ',
    numbers: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
    noAnswer: {
      logIn: 'No answer came. Try again.',
      register: 'No answer came. The account may be there already: try to log in.',
    },
    service: 'Customer service',
    browse: 'Browse first',
    responsible: 'Play within your means · 博彩责任',
    rules: {
      credentialsMissing: 'Please enter your account and password!',
      nameMissing: 'Username cannot be empty!',
      passwordShort: 'Please enter a correct password length, minimum 6 characters!',
      passwordsDiffer: 'The two passwords do not match!',
      realnameShort: 'Please enter your real name!',
      payPasswordShort: 'Please enter a correct payment password length, minimum 6 characters!',
      captchaMissing: 'Please enter the captcha!',
      captchaWrong: 'Captcha error!',
    },
  },
});

export type LoginRuleTexts = (typeof loginTexts)['default']['rules'];
