export { agency } from '../features/agency/agencyTexts.en';
export { help } from '../features/help/helpTexts.en';
export { login } from '../features/login/loginTexts.en';
export { messages } from '../features/messages/messagesTexts.en';
export { mine } from '../features/mine/mineTexts.en';
export { password } from '../features/password/passwordTexts.en';
export { profile } from '../features/profile/profileTexts.en';
export { saferPlay } from '../features/safer-play/saferPlayTexts.en';
export { security } from '../features/security/securityTexts.en';
export { vip } from '../features/vip/vipTexts.en';
export { account } from '../shared/accountTexts.en';
export { door } from '../shared/doorTexts.en';
export { miniAppLogin } from '../shared/mini-app-login/miniAppLoginTexts.en';
export { vipWay } from '../shared/vipTexts.en';

/** What the card says. */
export const routes = {
  'Your account is not reachable': 'Your account is unavailable',
  Profile: 'Profile',
  'Account security': 'Account security',
  'Login password': 'Login password',
  'Withdrawal password': 'Withdrawal password',
  Password: 'Password',
  'Message centre': 'Messages',
  'terms and rules': 'Terms and rules',
  'privacy policy': 'Privacy policy',
  About: 'About',
  'Help centre': 'Help centre',
  常见问题: 'FAQ',
  隐私政策: 'Privacy policy',
  免责说明: 'Disclaimer',
  联系我们: 'Contact us',
  代理加盟: 'Affiliate programme',
  关于我们: 'About us',
  博彩责任: 'Responsible gambling',
  VIP: 'VIP',
  'Affiliate programme': 'Affiliate programme',
  'Safer play': 'Safer play',
};
