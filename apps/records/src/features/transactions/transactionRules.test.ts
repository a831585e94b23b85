import { formatMoney } from '@parlour/ui-kit';
import {
  hasPlatform,
  kindOf,
  appearanceOf,
  nameOf,
  payWayOf,
  sidesOf,
  signedAmount,
  type TransactionKind,
} from './transactionRules';
import { transactionTexts } from './transactionTexts';

it.each<[TransactionKind, number, string, string]>([
  [1, 0, 'undefined', 'grey'],
  [1, 1, 'pending review', 'info'],
  [1, 2, 'approved', 'success'],
  [1, 3, 'rejected', 'danger'],
  [1, 4, 'undefined', 'grey'],
  [2, 0, 'undefined', 'grey'],
  [2, 1, 'pending review', 'info'],
  [2, 2, 'approved', 'success'],
  [2, 3, 'rejected', 'danger'],
  [3, 0, 'failed', 'danger'],
  [3, 1, 'success', 'success'],
  [3, 2, 'pending settlement', 'info'],
  [3, 3, 'undefined', 'grey'],
  [4, 0, 'failed', 'danger'],
  [4, 1, 'success', 'success'],
  [4, 2, 'pending settlement', 'info'],
  [4, 3, 'undefined', 'grey'],
  [4, -1, 'undefined', 'grey'],
])('kind %d, state %d reads %s in %s', (kind, state, words, tone) => {
  const appearance = appearanceOf(kind, state);
  expect([transactionTexts.default.state[appearance.name], appearance.tone]).toEqual([words, tone]);
});

it('only approved deposits and withdrawals are gold, only what waits for a decision is looked at again', () => {
  const kinds = [1, 2, 3, 4] as const;
  const those = (has: 'isApproved' | 'isOpen') =>
    kinds.flatMap((kind) => [0, 1, 2, 3].filter((state) => appearanceOf(kind, state)[has]).map((state) => `${kind}:${state}`));
  expect(those('isApproved')).toEqual(['1:2', '2:2']);
  expect(those('isOpen')).toEqual(['1:1', '2:1', '3:2', '4:2']);
});

it.each([
  [null, 1],
  ['', 1],
  ['0', 1],
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['5', 1],
])('type %p preselects %d', (query, kind) => {
  expect(kindOf(query)).toBe(kind);
});

it.each<[TransactionKind, number, string, string]>([
  [1, 2, '2000', '+2,000.00'],
  [1, 1, '2000', '2,000.00'],
  [1, 3, '2000', '2,000.00'],
  [1, 0, '2000', '2,000.00'],
  [1, -1, '2000', '2,000.00'],
  [1, 2, '-2000', '−2,000.00'],
  [1, 3, '-2000', '2,000.00'],
  [2, 2, '500', '−500.00'],
  [2, 2, '-500', '−500.00'],
  [2, 1, '500', '−500.00'],
  [2, 3, '500', '500.00'],
  [2, 3, '-500', '500.00'],
  [2, 0, '500', '500.00'],
  [3, 1, '10.5', '10.50'],
  [3, 1, '-10.5', '−10.50'],
  [4, 1, '10.5', '10.50'],
  [4, 0, '-10.5', '−10.50'],
])('kind %d in state %d: %s is shown as %s', (kind, state, amount, shown) => {
  const { value, signed } = signedAmount(kind, state, amount);
  expect(formatMoney(value, signed)).toBe(shown);
});

it.each([
  [{ sourcetype: 'userbalance', targettype: 'OB' }, 'Central wallet → OB Live'],
  [{ sourcetype: 'AE', targettype: 'userbalance' }, 'AE → Central wallet'],
  [{ sourcetype: 'ob', targettype: 'userbalance' }, 'OB Live → Central wallet'],
  [{ sourcetype: 'OB', targettype: '' }, ''],
  [{ sourcetype: '', targettype: '' }, ''],
])('a transfer with %j is called %p', (sides, name) => {
  const venues = [{ value: 'OB', label: 'OB Live' }];
  expect(sidesOf(sides, venues, transactionTexts.default.centralWallet)).toBe(name);
});

it.each<[TransactionKind, string, string]>([
  [1, 'USDT', 'usdt'],
  [1, 'usdt-trc20', 'usdt'],
  [2, 'USDT TRC20', 'usdt'],
  [1, 'WeChat', 'wxpay'],
  [1, 'wxpay', 'wxpay'],
  [1, 'Alipay', 'alipay'],
  [1, '支付宝', 'alipay'],
  [1, 'bank', 'bank'],
  [2, '招商银行', 'bank'],
  [3, 'OB Live', 'venue'],
])('kind %d by %s is %s', (kind, payWay, way) => {
  expect(payWayOf(kind, payWay)).toBe(way);
});

it.each<[TransactionKind, boolean]>([
  [1, false],
  [2, false],
  [3, true],
  [4, true],
])('kind %d is of a platform: %p', (kind, has) => {
  expect(hasPlatform(kind)).toBe(has);
});

it.each<[TransactionKind, string, string]>([
  [1, 'bank', 'Bank transfer'],
  [2, 'bankcard', 'Bank transfer'],
  [1, 'wxpay', 'WeChat'],
  [1, 'USDT-TRC20', 'USDT-TRC20'],
  [1, '招商银行', '招商银行'],
  [1, 'bonus', 'bonus'],
  [1, 'paypal', 'paypal'],
  [1, '', 'Deposit'],
  [4, '', 'Out'],
  [3, 'pg', 'pg'],
])('kind %d by %p is called %s', (kind, payWay, name) => {
  expect(nameOf(kind, payWay, transactionTexts.default)).toBe(name);
});
