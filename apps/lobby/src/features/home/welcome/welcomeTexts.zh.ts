import type { Translation } from '@parlour/platform';
import type { welcomeTexts } from './welcomeTexts';

export const welcome: Translation<typeof welcomeTexts> = {
  redPacket: '红包',
  redPacketClosed: '红包已关闭',
  intro: '开场视频',
  welcome: '欢迎',
  mainSite: '打开主站',
  mainSiteText: '将在新窗口中打开。',
  pause: '暂停',
  play: '播放',
  close: '关闭',
  gotIt: '知道了',
  slide: (at, count) => `${at} / ${count}`,
  announcement: '公告',
  nextAnnouncement: '下一条公告',
  moreAnnouncements: '更多公告',
};
