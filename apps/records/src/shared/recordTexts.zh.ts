import type { Translation } from '@parlour/platform';
import type { recordTexts } from './recordTexts';

export const record: Translation<typeof recordTexts> = {
  locale: 'zh-CN',
  days: '日期',
  dayChips: { 1: '今天', 2: '近7天', 3: '近15天', 4: '近30天' },
  platform: '平台',
  allPlatforms: '全部平台',
  count: (total) => `共 ${total} 条`,
  today: '今天',
  yesterday: '昨天',
  list: {
    loading: '加载中',
    more: '加载更多',
    failed: '记录加载失败',
    retry: '重试',
    shown: (count, total) => (total === undefined ? `已显示 ${count} 条` : `已显示 ${count} / ${total} 条`),
  },
  failedText: '请稍后重试。',
  offlineText: '当前没有网络，恢复后列表会自动显示。',
  end: '没有更多了',
  last30Days: '近30天',
  copied: '复制成功！',
  copyFailed: '此处无法复制',
};
