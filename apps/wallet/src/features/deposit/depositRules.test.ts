import { firstBrokenRule } from '@parlour/platform/forms';
import { DEFAULT_RANGE, type DepositDraft, depositPayload, depositRules, openMethods, rangeTypeOf } from './depositRules';
import { depositTexts } from './depositTexts';

const draft: DepositDraft = {
  paytype: 'bank',
  catepay: 'TRC20',
  amount: '2000',
  bank_owner: '林澜',
  bank: '招商银行',
  bank_no: '6214831200889021',
  bank_address: '上海徐汇支行',
};
const range = { min_price: '100.00', max_price: '50000' };
const words = depositTexts.default.rules;
const outOfRange = '请输入金额在100-50000之间！';

it.each<[string, Partial<DepositDraft>, string | undefined]>([
  ['all is well', {}, undefined],
  ['no amount', { amount: '' }, outOfRange],
  ['nothing', { amount: '0' }, outOfRange],
  ['just below the minimum', { amount: '99.99' }, outOfRange],
  ['the minimum', { amount: '100' }, undefined],
  ['just above the minimum', { amount: '100.01' }, undefined],
  ['just below the maximum', { amount: '49999.99' }, undefined],
  ['the maximum', { amount: '50000' }, undefined],
  ['just above the maximum', { amount: '50000.01' }, outOfRange],
  ['no depositor', { bank_owner: '' }, '请输入存款人姓名'],
  ['a blank depositor', { bank_owner: '  ' }, '请输入存款人姓名'],
  ['no bank', { bank: '' }, '请输入银行类型'],
  ['no card number', { bank_no: '' }, '请输入银行卡号'],
  ['no branch', { bank_address: '' }, '请输入银行开户行地址'],
  ['amount before depositor', { amount: '1', bank_owner: '' }, outOfRange],
  ['depositor before bank', { bank_owner: '', bank: '' }, '请输入存款人姓名'],
  ['bank before number', { bank: '', bank_no: '' }, '请输入银行类型'],
  ['number before branch', { bank_no: '', bank_address: '' }, '请输入银行卡号'],
  ['the bank fields of another method', { paytype: 'usdt', bank_owner: '', bank: '', bank_no: '', bank_address: '' }, undefined],
])('%s', (_case, changes, message) => {
  expect(firstBrokenRule(depositRules(range), { ...draft, ...changes })?.text(words)).toBe(message);
});

it.each([
  ['99.99', '请输入金额在100-10000之间！'],
  ['100', undefined],
  ['10000', undefined],
  ['10000.01', '请输入金额在100-10000之间！'],
])('until the range arrives, %s yields %s', (amount, message) => {
  expect(firstBrokenRule(depositRules(DEFAULT_RANGE), { ...draft, amount })?.text(words)).toBe(message);
});

it.each([
  ['99.99', '请输入不低于100的金额！'],
  ['', '请输入不低于100的金额！'],
  ['100', undefined],
  ['2000000', undefined],
])('without a largest amount, %j yields %s', (amount, message) => {
  const rules = depositRules({ min_price: '100', max_price: undefined });
  expect(firstBrokenRule(rules, { ...draft, amount })?.text(words)).toBe(message);
});

it.each<[DepositDraft['paytype'], object]>([
  [
    'bank',
    {
      paytype: 'bank',
      amount: '2000',
      bank: '招商银行',
      bank_address: '上海徐汇支行',
      bank_no: '6214831200889021',
      bank_owner: '林澜',
    },
  ],
  ['usdt', { paytype: 'usdt', amount: '2000', catepay: 'TRC20' }],
  ['wxpay', { paytype: 'wxpay', amount: '2000' }],
  ['alipay', { paytype: 'alipay', amount: '2000' }],
])('%s sends exactly its fields', (paytype, payload) => {
  expect(depositPayload({ ...draft, paytype })).toStrictEqual(payload);
});

it('a half-typed decimal mark is not sent', () => {
  expect(depositPayload({ ...draft, paytype: 'wxpay', amount: '200.' })).toStrictEqual({ paytype: 'wxpay', amount: '200' });
});

it('a card number is sent without the spaces that it is written with, in plain digits', () => {
  expect(depositPayload({ ...draft, bank_no: ' 6214 8312 ００８８ 9021 ' })).toMatchObject({ bank_no: '6214831200889021' });
});

it.each([
  ['bank', 'TRC20', 'bank'],
  ['wxpay', 'TRC20', 'wechat'],
  ['alipay', 'ERC20', 'alipay'],
  ['usdt', 'TRC20', 'usdt-trc20'],
  ['usdt', 'ERC20', 'usdt-erc20'],
] as const)('%s over %s has the range %s', (paytype, catepay, type) => {
  expect(rangeTypeOf(paytype, catepay)).toBe(type);
});

it('methods follow their flags', () => {
  expect(openMethods({ card: true, usdt: false, wechat: false, alipay: true })).toEqual(['bank', 'alipay']);
});
