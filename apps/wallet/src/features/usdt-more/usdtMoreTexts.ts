import { defineTexts } from '@parlour/platform';

export const usdtMoreTexts = defineTexts({
  id: 'usdtMore',
  default: {
    intro: 'USDT is the same coin on several networks. The network is the road it travels: both ends have to take the same one.',
    caption: 'The two roads side by side',
    what: 'Question',
    rows: [
      { what: 'Network', trc20: 'Tron', erc20: 'Ethereum' },
      { what: 'Name in wallets', trc20: 'TRX, TRON (TRC20)', erc20: 'ETH, Ethereum (ERC20)' },
      { what: 'Address begins with', trc20: 'T, 34 characters', erc20: '0x, 42 characters' },
    ],
    warning: 'A wrong network loses the money',
    warningText: 'What is sent over another network than the one you chose does not arrive at the address.',
    before: 'Before you send',
    steps: [
      'Choose the same network here and in your wallet.',
      'Compare the first and the last six characters of the address.',
      'For a first transfer send a small sum and wait until it has arrived.',
    ],
  },
});
