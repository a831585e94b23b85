import type { Translation } from '@parlour/platform';
import type { conciseTexts } from './conciseTexts';

export const concise: Translation<typeof conciseTexts> = {
  providers: '游戏厂商',
  games: '游戏',
  none: '暂无游戏',
  noneText: '该厂商目前没有开放的游戏。',
  failed: '游戏加载失败',
  failedText: '请稍后重试。',
  retry: '重试',
};
