import { defineTexts } from '@parlour/platform';

/** The texts that `remote.config.ts` names by their keys. */
export const configTexts = defineTexts({
  id: 'config',
  default: {
    outage: 'Offers are not reachable',
    redPackets: '红包 Red packets',
    rebates: '返水 Rebates',
    rates: 'Rates by VIP level',
    sponsorship: 'Sponsorship',
    offers: 'Offers',
  },
});
