import type { Translation } from '@parlour/platform';
import type { configTexts } from './configTexts';

export const config: Translation<typeof configTexts> = {
  outage: '记录暂时无法打开',
  bets: '投注记录',
  transactions: '交易记录',
  applications: '申请记录',
};
