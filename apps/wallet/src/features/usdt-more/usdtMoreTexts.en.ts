import type { Translation } from '@parlour/platform';
import type { usdtMoreTexts } from './usdtMoreTexts';

export const usdtMore: Translation<typeof usdtMoreTexts> = {
  intro: 'USDT is the same coin on several networks. The network is the road it travels: both ends must use the same one.',
  caption: 'The two networks side by side',
  what: 'Question',
  rows: [
    { what: 'Network', trc20: 'Tron', erc20: 'Ethereum' },
    { what: 'Name in wallets', trc20: 'TRX, TRON (TRC20)', erc20: 'ETH, Ethereum (ERC20)' },
    { what: 'Address starts with', trc20: 'T, 34 characters', erc20: '0x, 42 characters' },
  ],
  warning: 'The wrong network loses your money',
  warningText: 'Anything sent over a network other than the one you chose does not arrive at the address.',
  before: 'Before you send',
  steps: [
    'Choose the same network here and in your wallet.',
    'Compare the first and last six characters of the address.',
    'For a first transfer, send a small amount and wait until it has arrived.',
  ],
};
