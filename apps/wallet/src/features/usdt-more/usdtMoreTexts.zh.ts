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
    { what: '网络手续费', trc20: '低，约 1 USDT', erc20: '较高，拥堵时上涨' },
    { what: '速度', trc20: '约一分钟', erc20: '3 至 10 分钟' },
    { what: '适合', trc20: '日常金额', erc20: '只支持 Ethereum 的钱包' },
  ],
  warning: '选错网络，资金会丢失',
  warningText: '通过所选网络以外的网络转账无法入账，也无法追回。',
  before: '转账前',
  steps: ['此处与钱包中选择同一网络。', '核对地址首尾各六位。', '首次转账先转小额，确认到账后再继续。'],
};
