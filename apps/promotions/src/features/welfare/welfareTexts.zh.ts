import type { Translation } from '@parlour/platform';
import type { welfareTexts } from './welfareTexts';

export const welfare: Translation<typeof welfareTexts> = {
  locale: 'zh-CN',
  total: '累计领取',
  count: (count) => `共 ${count} 个红包`,
  claim: '前往领取',
  recharge: (sum) => `充值 ¥${sum}`,
  used: (moment) => `${moment} 使用`,
  list: {
    loading: '加载中',
    more: '加载更多',
    failed: '红包记录加载失败',
    retry: '重试',
    shown: (count) => `已显示 ${count} 条`,
  },
  failedText: '请稍后重试。',
  empty: '暂无红包',
  emptyText: '您拆开的红包会保存在这里。',
};
