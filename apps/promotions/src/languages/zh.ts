export { offers } from '../features/offers/offersTexts.zh';
export { rebate } from '../features/rebates/rebateTexts.zh';
export { packet } from '../features/red-packet/packetTexts.zh';
export { sponsor } from '../features/sponsors/sponsorTexts.zh';
export { welfare } from '../features/welfare/welfareTexts.zh';

/** What the card says. */
export const routes = {
  'Offers are not reachable': '优惠活动暂时无法打开',
  '红包 Red packets': '红包福利',
  '返水 Rebates': '返水',
  'Rates by VIP level': 'VIP 返水比例',
  Sponsorship: '赞助',
};
