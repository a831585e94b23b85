import type { Translation } from '@parlour/platform';
import type { welcomeTexts } from './welcomeTexts';

export const welcome: Translation<typeof welcomeTexts> = {
  redPacket: '红包',
  redPacketClosed: '红包已关闭',
  intro: '开场视频',
  welcome: '欢迎',
  mainSite: '打开主站',
  mainSiteText: '将在新窗口中打开。',
};
