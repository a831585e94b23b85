import type { RemoteConfig } from '@parlour/platform';

export const card: RemoteConfig = {
  name: 'account',
  platformVersion: '^0.3.0',
  outage: 'Your account is not reachable',
  routes: [
    { path: '/login', screen: 'login/LoginScreen', access: 'all', chrome: 'bare' },
    { path: '/telegram-login', screen: 'telegram-login/TelegramLoginScreen', access: 'all', chrome: 'bare' },
    { path: '/mine', screen: 'mine/MineScreen', access: 'member', chrome: 'tabs' },
    { path: '/userInfo', screen: 'profile/ProfileScreen', access: 'member', chrome: 'back', title: 'Profile' },
    { path: '/userCent', screen: 'security/SecurityScreen', access: 'member', chrome: 'back', title: 'Account security' },
    {
      path: '/saferPlay',
      screen: 'safer-play/SaferPlayScreen',
      access: 'member',
      chrome: 'back',
      title: 'Safer play',
      initialCalls: [{ method: 'POST', path: '/api/saferplay' }],
    },
    {
      path: '/password',
      screen: 'password/PasswordScreen',
      access: 'member',
      chrome: 'back',
      title: { query: 'type', titles: { '1': 'Login password', '2': 'Withdrawal password' }, otherwise: 'Password' },
    },
    { path: '/message', screen: 'messages/MessagesScreen', access: 'member', chrome: 'back', title: 'Message centre' },
    {
      path: '/abouts',
      screen: 'help/AboutScreen',
      access: 'all',
      chrome: 'back',
      title: { query: 'type', titles: { '5': 'terms and rules', '6': 'privacy policy' }, otherwise: 'About' },
    },
    { path: '/boutBallBet', screen: 'help/HelpScreen', access: 'all', chrome: 'back', title: 'Help centre' },
    {
      path: '/boutBallBetInfo',
      screen: 'help/ArticleScreen',
      access: 'all',
      chrome: 'back',
      title: {
        query: 'type',
        titles: {
          '1': '常见问题',
          '2': '隐私政策',
          '3': '免责说明',
          '4': '联系我们',
          '5': '代理加盟',
          '7': '关于我们',
          '8': '博彩责任',
        },
        otherwise: 'Help centre',
      },
    },
    { path: '/vip', screen: 'vip/VipScreen', access: 'all', chrome: 'back', title: 'VIP' },
    { path: '/applyagent', screen: 'agency/AgencyScreen', access: 'member', chrome: 'back', title: 'Affiliate programme' },
  ],
};
