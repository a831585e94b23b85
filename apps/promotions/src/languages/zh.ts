export { offers } from '../features/offers/offersTexts.zh';
export { rebate } from '../features/rebates/rebateTexts.zh';
export { packet } from '../features/red-packet/packetTexts.zh';
export { sponsor } from '../features/sponsors/sponsorTexts.zh';
export { welfare } from '../features/welfare/welfareTexts.zh';
