import { defineTexts } from '@parlour/platform';

/** The texts that `remote.config.ts` names by their keys. */
export const configTexts = defineTexts({
  id: 'config',
  default: {
    outage: 'Your account is not reachable',
    profile: 'Profile',
    security: 'Account security',
    saferPlay: 'Safer play',
    password: 'Password',
    messageCentre: 'Message centre',
    about: 'About',
    helpCentre: 'Help centre',
    vip: 'VIP',
    affiliateProgramme: 'Affiliate programme',
    loginPassword: 'Login password',
    withdrawalPassword: 'Withdrawal password',
    terms: 'terms and rules',
    privacy: 'privacy policy',
    faq: '常见问题',
    privacyArticle: '隐私政策',
    disclaimer: '免责说明',
    contact: '联系我们',
    affiliates: '代理加盟',
    aboutUs: '关于我们',
    responsibility: '博彩责任',
    mine: 'Mine',
    memberCentre: 'Member centre',
    logIn: 'Log in',
    register: 'Register',
  },
});
