import { firstBrokenRule } from '@parlour/platform/forms';
import { obstaclesOf, protocolOf, receiptOf, type WithdrawalDraft, withdrawalPayload, withdrawalRules } from './withdrawRules';
import { withdrawTexts } from './withdrawTexts';

const draft: WithdrawalDraft = { bank: '4', amount: '1000', password: 'secret2' };

it.each<[string, Partial<WithdrawalDraft>, 1 | 2, string | undefined]>([
  ['all is well', {}, 1, undefined],
  ['no card', { bank: '' }, 1, '请选择您要提现到的银行卡'],
  ['no address', { bank: '' }, 2, '请选择USDT地址'],
  ['no amount', { amount: '' }, 1, '单笔取款不能低于100元'],
  ['nothing', { amount: '0' }, 1, '单笔取款不能低于100元'],
  ['just below the minimum', { amount: '99.99' }, 2, '单笔取款不能低于100元'],
  ['the minimum', { amount: '100' }, 2, undefined],
  ['the minimum, half typed', { amount: '100.' }, 2, undefined],
  ['just above the minimum', { amount: '100.01' }, 1, undefined],
  ['no password', { password: '' }, 1, '请输入您的支付密码'],
  ['card before amount', { bank: '', amount: '' }, 1, '请选择您要提现到的银行卡'],
  ['amount before password', { amount: '99', password: '' }, 2, '单笔取款不能低于100元'],
])('%s', (_case, changes, kind, message) => {
  expect(firstBrokenRule(withdrawalRules(kind), { ...draft, ...changes })?.text(withdrawTexts.default.rules)).toBe(message);
});

it('sends exactly its fields', () => {
  expect(withdrawalPayload({ ...draft, amount: '100.' })).toStrictEqual({ bank: '4', amount: '100', password: 'secret2' });
});

it.each([
  ['ERC20', 'ERC20'],
  ['erc-20', 'ERC20'],
  ['TRC20', 'TRC20'],
  ['', 'TRC20'],
  [undefined, 'TRC20'],
])('the protocol of %s is %s', (owner, protocol) => {
  expect(protocolOf(owner)).toBe(protocol);
});

const terms = { withdrawusdtrate: '7.20', withdrawcashfee: '5', withdrawfeeusdttrc: '1' };

it.each([
  ['1000', 'TRC20', '138.88', '1', '137.88', false],
  ['1000', 'ERC20', '138.88', '5', '133.88', false],
  ['36', 'ERC20', '5.00', '5', '0.00', true],
  ['36.07', 'ERC20', '5.00', '5', '0.00', true],
  ['36.08', 'ERC20', '5.01', '5', '0.01', false],
  ['7', 'TRC20', '0.97', '1', '0.00', true],
  ['', 'TRC20', '0.00', '1', '0.00', false],
  ['100000000', 'TRC20', '13888888.88', '1', '13888887.88', false],
] as const)('%s yuan over %s are %s USDT, less %s, so %s; eaten: %s', (amount, protocol, usdt, fee, net, isEatenByFee) => {
  expect(receiptOf(amount, protocol, terms)).toEqual({ rate: '7.20', usdt, fee, net, isEatenByFee });
});

it('a fee with more than two decimals never pays out too much', () => {
  expect(receiptOf('1000', 'TRC20', { ...terms, withdrawfeeusdttrc: '1.005' })?.net).toBe('137.87');
});

it.each([undefined, { ...terms, withdrawusdtrate: '0' }])('without a rate there is no receipt', (unknown) => {
  expect(receiptOf('1000', 'TRC20', unknown)).toBeUndefined();
});

const receipt = receiptOf('36', 'ERC20', terms);

it.each([
  ['1000', '0.00', '1000', undefined, []],
  ['1000.01', '0.00', '1000', undefined, ['balance']],
  ['', '0.00', '0', undefined, []],
  ['100', '0.01', '1000', undefined, ['turnover']],
  ['100', undefined, undefined, undefined, []],
  ['36', '500', '10', receipt, ['turnover', 'balance', 'fee']],
] as const)('%s with %s to wager and %s there: %j', (amount, turnover, balance, known, obstacles) => {
  expect(obstaclesOf(amount, { turnover, balance, receipt: known })).toEqual(obstacles);
});
