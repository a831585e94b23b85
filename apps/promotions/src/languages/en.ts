export { offers } from '../features/offers/offersTexts.en';
export { rebate } from '../features/rebates/rebateTexts.en';
export { packet } from '../features/red-packet/packetTexts.en';
export { sponsor } from '../features/sponsors/sponsorTexts.en';
export { welfare } from '../features/welfare/welfareTexts.en';

/** What the card says. */
export const routes = {
  'Offers are not reachable': 'Offers are unavailable',
  '红包 Red packets': 'Red packets',
  '返水 Rebates': 'Rebates',
  'Rates by VIP level': 'Rates by VIP level',
  Sponsorship: 'Sponsorship',
};
