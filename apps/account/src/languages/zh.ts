export { agency } from '../features/agency/agencyTexts.zh';
export { help } from '../features/help/helpTexts.zh';
export { login } from '../features/login/loginTexts.zh';
export { messages } from '../features/messages/messagesTexts.zh';
export { mine } from '../features/mine/mineTexts.zh';
export { password } from '../features/password/passwordTexts.zh';
export { profile } from '../features/profile/profileTexts.zh';
export { saferPlay } from '../features/safer-play/saferPlayTexts.zh';
export { security } from '../features/security/securityTexts.zh';
export { vip } from '../features/vip/vipTexts.zh';
export { account } from '../shared/accountTexts.zh';
export { door } from '../shared/doorTexts.zh';
export { miniAppLogin } from '../shared/mini-app-login/miniAppLoginTexts.zh';
export { vipWay } from '../shared/vipTexts.zh';

/** What the card says. */
export const routes = {
  'Your account is not reachable': '账户暂时无法打开',
  Profile: '个人资料',
  'Account security': '账户安全',
  'Login password': '登录密码',
  'Withdrawal password': '提现密码',
  Password: '密码',
  'Message centre': '消息中心',
  'terms and rules': '条款与规则',
  'privacy policy': '隐私政策',
  About: '关于',
  'Help centre': '帮助中心',
  常见问题: '常见问题',
  隐私政策: '隐私政策',
  免责说明: '免责说明',
  联系我们: '联系我们',
  代理加盟: '代理加盟',
  关于我们: '关于我们',
  博彩责任: '博彩责任',
  VIP: 'VIP',
  'Affiliate programme': '代理加盟',
  'Safer play': '理性博彩',
};
