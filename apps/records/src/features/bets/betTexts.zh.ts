import type { Translation } from '@parlour/platform';
import type { betTexts } from './betTexts';

export const bet: Translation<typeof betTexts> = {
  status: { unknown: '状态未知', invalid: '无效注单', settled: '已结算', unsettled: '未结算' },
  stake: (amount) => `投注 ${amount}`,
  copyId: '复制注单号',
  empty: (platform, date) =>
    `${{ 1: '今天', 2: '近7天', 3: '近15天', 4: '近30天' }[date]}${platform && `在 ${platform} `}没有投注`,
  emptyText: {
    1: '今晚很安静，放宽日期或去玩一局。',
    2: '这周很安静，放宽日期或去玩一局。',
    3: '这段时间很安静，放宽日期或去玩一局。',
    4: '这个月很安静，去玩一局吧。',
  },
  games: '去游戏大厅',
};
