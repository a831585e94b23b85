import type { Translation } from '@parlour/platform';
import type { withdrawTexts } from './withdrawTexts';

export const withdraw: Translation<typeof withdrawTexts> = {
  kinds: 'Withdraw to',
  kind: { 1: 'Bank card', 2: 'USDT' },
  toWager: 'Turnover still required',
  loading: 'Loading',
  target: { 1: 'Bank card', 2: 'USDT address' },
  choose: { 1: 'Choose a bank card', 2: 'Choose a USDT address' },
  add: { 1: 'Add a bank card', 2: 'Add a USDT address' },
  none: { 1: 'No bank card yet', 2: 'No USDT address yet' },
  cardsFailed: 'The cards did not load',
  retry: 'Try again',
  amount: 'Amount',
  all: 'All',
  least: (least) => `at least ${least}`,
  rate: 'Rate',
  rateOf: (yuan) => `1 USDT = ¥${yuan}`,
  inUsdt: 'In USDT',
  fee: (protocol) => `Fee · ${protocol}`,
  receive: 'You receive',
  obstacles: {
    turnover: (toWager) => `You still need to wager ¥${toWager}.`,
    balance: (balance) => `This is more than your main wallet holds: ¥${balance}.`,
    fee: (fee) => `The fee of ${fee} USDT is as much as this or more: nothing would be paid out.`,
  },
  submit: 'Withdraw',
  submitted: 'Submitted. We will review your withdrawal.',
  leave: 'Leave this withdrawal? What you typed is not kept.',
  venues: 'Venue wallets',
  rules: {
    nothingChosen: { 1: 'Please choose a bank card to withdraw to', 2: 'Please choose a USDT address' },
    tooLittle: (least) => `The smallest withdrawal is ¥${least}`,
    passwordMissing: 'Please enter your payment password',
  },
};
