import type { Translation } from '@parlour/platform';
import type { withdrawTexts } from './withdrawTexts';

export const withdraw: Translation<typeof withdrawTexts> = {
  kinds: '提现到',
  kind: { 1: '银行卡', 2: 'USDT' },
  toWager: '剩余打码量',
  loading: '加载中',
  target: { 1: '银行卡', 2: 'USDT 地址' },
  choose: { 1: '选择银行卡', 2: '选择 USDT 地址' },
  add: { 1: '添加银行卡', 2: '添加 USDT 地址' },
  none: { 1: '还没有银行卡', 2: '还没有 USDT 地址' },
  cardsFailed: '卡片加载失败',
  retry: '重试',
  amount: '金额',
  all: '全部',
  least: (least) => `最低 ${least}`,
  rate: '汇率',
  rateOf: (yuan) => `1 USDT = ¥${yuan}`,
  inUsdt: '折合 USDT',
  fee: (protocol) => `手续费 · ${protocol}`,
  receive: '实际到账',
  obstacles: {
    turnover: (toWager) => `还需完成 ¥${toWager} 的打码量。`,
    balance: (balance) => `超出中心钱包余额：¥${balance}。`,
    fee: (fee) => `手续费 ${fee} USDT 不低于提现金额，将无法到账。`,
  },
  submit: '提现',
  submitted: '提交成功，等待后台审核',
  leave: '离开提现页面？已填内容不会保留。',
  venues: '场馆钱包',
  rules: {
    nothingChosen: { 1: '请选择您要提现到的银行卡', 2: '请选择 USDT 地址' },
    tooLittle: (least) => `单笔取款不能低于${least}元`,
    passwordMissing: '请输入您的支付密码',
  },
};
