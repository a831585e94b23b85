import type { Translation } from '@parlour/platform';
import type { rebateTexts } from './rebateTexts';

export const rebate: Translation<typeof rebateTexts> = {
  locale: 'zh-CN',
  pending: '待领取',
  claimed: '累计已领取',
  claim: '领取',
  operation: '返水',
  done: '操作成功',
  waits: '网络已断开，恢复后即可操作',
  nothing: '暂无领取额度！',
  days: '日期',
  dayChips: { 1: '今天', 2: '近7天', 3: '近15天', 4: '近30天' },
  platforms: '平台',
  allPlatforms: '全部平台',
  state: { pending: '未领取', unknown: '未知' },
  claimedAt: (moment) => `${moment} 领取`,
  list: {
    loading: '加载中',
    more: '加载更多',
    failed: '返水记录加载失败',
    retry: '重试',
    shown: (count) => `已显示 ${count} 条`,
  },
  failedText: '请稍后重试。',
  empty: '暂无返水记录',
  emptyText: '有返水时会显示在这里。',
  allOf30: '近30天全部',
};
