import type { Translation } from '@parlour/platform';
import type { configTexts } from './configTexts';

export const config: Translation<typeof configTexts> = {
  outage: '优惠活动暂时无法打开',
  redPackets: '红包福利',
  rebates: '返水',
  rates: 'VIP 返水比例',
  sponsorship: '赞助',
  offers: '优惠',
};
