import type { Translation } from '@parlour/platform';
import type { homeTexts } from './homeTexts';

export const home: Translation<typeof homeTexts> = {
  lobby: '大厅',
  banners: '优惠活动',
  pause: '暂停',
  play: '播放',
  slide: (at, count) => `${at} / ${count}`,
  announcements: '公告',
  balance: '余额',
  refresh: '刷新',
  gameWallet: '游戏钱包',
  greetings: { morning: '早上好', afternoon: '下午好', evening: '晚上好' },
  logInToPlay: '登录后即可游戏并查看余额',
  logIn: '登录',
  quickLinks: '快捷入口',
  service: '客服',
  recharge: '充值',
  withdrawal: '提现',
  appDownload: 'App 下载',
  prizes: '中奖播报',
};
