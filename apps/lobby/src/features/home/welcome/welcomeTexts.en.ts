import type { Translation } from '@parlour/platform';
import type { welcomeTexts } from './welcomeTexts';

export const welcome: Translation<typeof welcomeTexts> = {
  redPacket: 'Red packet',
  redPacketClosed: 'The red packet is closed',
  intro: 'Intro',
  welcome: 'Welcome',
  mainSite: 'Open the main site',
  mainSiteText: 'It opens in a new window.',
  pause: 'Pause',
  play: 'Play',
  close: 'Close',
  gotIt: 'Got it',
  slide: (at, count) => `${at} of ${count}`,
  announcement: 'Announcement',
  nextAnnouncement: 'Next announcement',
  moreAnnouncements: 'More announcements',
};
