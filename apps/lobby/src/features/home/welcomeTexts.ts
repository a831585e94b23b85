import { defineTexts } from '@parlour/platform';

/** What greets a player, and what may hang beside it. */
export const welcomeTexts = defineTexts({
  id: 'welcome',
  default: {
    redPacket: 'Red packet',
    redPacketClosed: 'Red packet closed',
    intro: 'Intro',
    welcome: 'Welcome',
    mainSite: 'Open the main site',
    mainSiteText: 'It opens in a new window.',
  },
});
