import { defineTexts } from '@parlour/platform';

export const withdrawTexts = defineTexts({
  id: 'withdraw',
  default: {
    kinds: 'Withdraw to',
    kind: { 1: 'Bank card', 2: 'USDT' },
    toWager: 'Bet amount still to wager',
    loading: 'Loading',
    target: { 1: 'Bank card', 2: 'USDT address' },
    choose: { 1: 'Choose a bank card', 2: 'Choose a USDT address' },
    add: { 1: 'Add a bank card', 2: 'Add a USDT address' },
    none: { 1: 'No bank card yet', 2: 'No USDT address yet' },
    cardsFailed: 'The cards did not load',
    retry: 'Try again',
    amount: 'Amount',
    all: 'All',
    least: (least: string) => `at least ${least}`,
    rate: 'Rate',
    rateOf: (yuan: string) => `1 USDT = ¥${yuan}`,
    inUsdt: 'In USDT',
    fee: (protocol: string) => `Fee · ${protocol}`,
    receive: 'You receive',
    obstacles: {
      turnover: (toWager: string) => `¥${toWager} are still to be wagered.`,
      balance: (balance: string) => `This is more than your central wallet holds: ¥${balance}.`,
      fee: (fee: string) => `The fee of ${fee} USDT is as much as this or more: nothing would be paid out.`,
    },
    submit: 'Withdraw',
    submitted: '提交成功，等待后台审核',
    leave: 'Leave this withdrawal? What you typed is not kept.',
    venues: 'Venue wallets',
    rules: {
      nothingChosen: { 1: '请选择您要提现到的银行卡', 2: '请选择USDT地址' },
      tooLittle: (least: string) => `单笔取款不能低于${least}元`,
      passwordMissing: '请输入您的支付密码',
    },
  },
});

export type WithdrawalRuleTexts = (typeof withdrawTexts)['default']['rules'];
