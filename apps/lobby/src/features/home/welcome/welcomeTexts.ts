import { defineTexts } from '@parlour/platform';

/** Texts of the content that loads after the home screen. */
export const welcomeTexts = defineTexts({
  id: 'welcome',
  default: {
    redPacket: 'Red packet',
    redPacketClosed: 'Red packet closed',
    intro: 'Intro',
    welcome: 'Welcome',
    mainSite: 'Open the main site',
    mainSiteText: 'It opens in a new window.',
    pause: 'Pause',
    play: 'Play',
    close: 'Close',
    gotIt: 'Got it',
    slide: (at: number, count: number) => `${at} of ${count}`,
    announcement: 'Announcement',
    nextAnnouncement: 'Next announcement',
    moreAnnouncements: 'more announcements',
  },
});
