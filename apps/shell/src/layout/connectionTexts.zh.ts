import type { Translation } from '@parlour/platform';
import type { connectionTexts } from './connectionTexts';

export const connection: Translation<typeof connectionTexts> = {
  offline: '网络已断开',
  offlineAsOf: (time) => `网络已断开 · 余额更新于 ${time}`,
  unheardAsOf: (time) => `暂时没有响应 · 余额更新于 ${time}`,
  offlineShown: (time) => `网络已断开 · 内容更新于 ${time}`,
  unheardShown: (time) => `暂时没有响应 · 内容更新于 ${time}`,
};
