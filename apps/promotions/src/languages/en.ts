export { offers } from '../features/offers/offersTexts.en';
export { rebate } from '../features/rebates/rebateTexts.en';
export { packet } from '../features/red-packet/packetTexts.en';
export { sponsor } from '../features/sponsors/sponsorTexts.en';
export { welfare } from '../features/welfare/welfareTexts.en';
