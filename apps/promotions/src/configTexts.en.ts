import type { Translation } from '@parlour/platform';
import type { configTexts } from './configTexts';

export const config: Translation<typeof configTexts> = {
  outage: 'Offers are unavailable',
  redPackets: 'Red packets',
  rebates: 'Rebates',
  rates: 'Rates by VIP level',
  sponsorship: 'Sponsorship',
  offers: 'Offers',
};
