import type { Translation } from '@parlour/platform';
import type { gamesTexts } from './gamesTexts';

export const homeGames: Translation<typeof gamesTexts> = {
  games: '游戏',
  hot: '热门',
  recent: '最近',
  favourites: '收藏',
  hotSection: '热门',
  sidebar: '分类',
  all: (count) => `全部 ${count} 款`,
  fewer: '收起',
  emptySection: '暂无游戏',
  noRecent: '还没有玩过游戏',
  noRecentText: '您在本机打开过的游戏会显示在这里。',
  noFavourites: '还没有收藏',
  noFavouritesText: '点击封面上的爱心即可收藏游戏。',
  listFailed: '部分游戏未能加载',
  listFailedText: '先为您显示常玩的游戏。',
  retry: '重试',
  byProvider: '按厂商',
  search: '搜索游戏',
};
