import type { Translation } from '@parlour/platform';
import type { usdtMoreTexts } from './usdtMoreTexts';

export const usdtMore: Translation<typeof usdtMoreTexts> = {
  intro: 'USDT 是多个网络上的同一种币。网络就是它走的路，收付双方必须选择同一条。',
  caption: '两种网络对比',
  what: '项目',
  rows: [
    { what: '网络', trc20: 'Tron', erc20: 'Ethereum' },
    { what: '钱包中的名称', trc20: 'TRX、TRON (TRC20)', erc20: 'ETH、Ethereum (ERC20)' },
    { what: '地址开头', trc20: 'T，共 34 位', erc20: '0x，共 42 位' },
  ],
  warning: '选错网络，资金会丢失',
  warningText: '通过所选网络以外的网络转账，不会到达该地址。',
  before: '转账前',
  steps: ['此处与钱包中选择同一网络。', '核对地址首尾各六位。', '首次转账先转小额，确认到账后再继续。'],
};
