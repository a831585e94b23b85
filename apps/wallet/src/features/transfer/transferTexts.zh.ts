import type { Translation } from '@parlour/platform';
import type { transferTexts } from './transferTexts';

export const transfer: Translation<typeof transferTexts> = {
  title: '转账',
  back: '返回',
  records: '交易记录',
  auto: '自动转账',
  autoSub: '打开游戏时，资金自动转入',
  from: '转出',
  to: '转入',
  swap: '互换',
  amount: '金额',
  all: '全部',
  venueWallets: '场馆钱包',
  submit: '转账',
  leave: '不转账就离开吗？',
  rules: {
    amountMissing: '请输入操作金额！',
    betweenVenues: '场馆内钱包不支持互转',
  },
};
