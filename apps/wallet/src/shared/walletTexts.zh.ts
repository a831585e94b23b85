import type { Translation } from '@parlour/platform';
import type { walletTexts } from './walletTexts';

export const wallet: Translation<typeof walletTexts> = {
  centralWallet: '中心钱包',
  recovery: '一键回收',
  done: '操作成功',
  allVenues: (count) => `全部 ${count} 个场馆`,
  venuesFailed: '场馆没有响应',
  venuesFailedText: '请稍后重试。',
  retry: '重试',
  noVenues: '暂无开放的场馆',
  loading: '加载中',
  bank: '银行',
  chooseBank: '选择银行',
  payPassword: '支付密码',
  showPassword: '显示密码',
  failure: {
    unsent: '网络已断开，未发送任何内容',
    unknown: '暂时无法确认是否送达',
  },
  lookUp: '去查看',
  unreadable: '粘贴的内容不是金额，未作更改',
  quickAmounts: '快捷金额',
  waits: '网络已断开，恢复后即可操作',
  yourLimits: '您的限额',
};
