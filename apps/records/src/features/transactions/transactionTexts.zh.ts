import type { Translation } from '@parlour/platform';
import type { transactionTexts } from './transactionTexts';

export const transaction: Translation<typeof transactionTexts> = {
  kinds: '类型',
  kind: { 1: '充值', 2: '提现', 3: '转入', 4: '转出' },
  state: {
    unknown: '未知',
    review: '待审核',
    approved: '已通过',
    rejected: '已拒绝',
    failed: '失败',
    success: '成功',
    settlement: '待结算',
  },
  pay: '还未付款？去付款',
  centralWallet: '中心钱包',
  ways: { bank: '银行转账', usdt: 'USDT', wxpay: '微信', alipay: '支付宝' },
  copyOrder: '复制订单号',
  empty: (kind, platform, date) => {
    const what = { 1: '充值', 2: '提现', 3: '转入', 4: '转出' }[kind];
    const span = { 1: '今天', 2: '近7天', 3: '近15天', 4: '近30天' }[date];
    return `${span}${platform && ` ${platform} `}没有${what}记录`;
  },
  emptyText: { 1: '还没有资金存入。', 2: '还没有资金取出。', 3: '没有资金转移。', 4: '没有资金转移。' },
  way: { 1: '去充值', 2: '去提现', 3: '去转账', 4: '去转账' },
};
