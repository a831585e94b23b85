import type { Translation } from '@parlour/platform';
import type { overviewTexts } from './overviewTexts';

export const overview: Translation<typeof overviewTexts> = {
  totalAssets: '总资产',
  gameWallet: '游戏钱包',
  refresh: '刷新',
  hide: '隐藏金额',
  recharge: '充值',
  withdrawal: '提现',
  transfer: '转账',
  cards: '卡包',
  venues: '场馆',
  cameBack: (amount) => `已回收 ¥${amount}`,
  didNotComeBack: (amount) => `¥${amount} 未能回收`,
  transferWith: (venue) => `与 ${venue} 转账`,
};
