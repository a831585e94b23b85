import { defineTexts } from '@parlour/platform';

/** The texts that `remote.config.ts` names by their keys. */
export const configTexts = defineTexts({
  id: 'config',
  default: {
    outage: 'The wallet is not reachable',
    wallet: 'Wallet',
    transactions: 'Transaction records',
    funds: 'Funds',
    recharge: 'Recharge',
    payment: 'Payment',
    service: 'Customer service',
    networks: 'TRC20 or ERC20?',
    withdrawal: 'Withdrawal',
    cards: 'Cards',
    addBankCard: 'Add a bank card',
    addUsdt: 'Add a USDT address',
  },
});
