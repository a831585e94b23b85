import type { Translation } from '@parlour/platform';
import type { configTexts } from './configTexts';

export const config: Translation<typeof configTexts> = {
  outage: '大厅暂时无法打开',
  slots: '电子游戏',
  home: '首页',
  service: '客服',
  feedback: '意见反馈',
};
