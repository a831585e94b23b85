import type { TransactionRecord } from '@parlour/api-client/endpoints/records';
import type { RecordType } from './moneyCalls';
import { followOrders, type Order, stepOf } from './orderRules';

const NOW = 1_000_000_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const row = (no: string, state: number): TransactionRecord => ({
  out_trade_no: no,
  amount: '500.00',
  pay_way: 'USDT',
  state,
  created_at: '',
});
const order = (changes: Partial<Order> = {}): Order => ({ type: 1, no: 'PD1', amount: '500.00', state: 1, ...changes });

it.each<[RecordType, readonly string[]]>([
  [1, ['none', 'review', 'arrived', 'refused', 'none']],
  [2, ['none', 'review', 'arrived', 'refused', 'none']],
  [3, ['refused', 'arrived', 'review', 'none', 'none']],
  [4, ['refused', 'arrived', 'review', 'none', 'none']],
])('the states 0 to 4 of type %d are %j', (type, steps) => {
  expect([0, 1, 2, 3, 4].map((state) => stepOf(type, state))).toEqual(steps);
});

const follow = (orders: readonly Order[], rows: readonly TransactionRecord[], type: RecordType = 1) =>
  followOrders(orders, { askedAt: NOW, rows: { [type]: rows } });

it('pending records join, decided ones that nobody followed do not', () => {
  expect(follow([], [row('PD2', 1), row('PD3', 2), row('PD4', 3)])).toEqual([order({ no: 'PD2' })]);
  expect(follow([], [row('TR2', 1), row('TR3', 2)], 3)).toEqual([order({ type: 3, no: 'TR3', state: 2 })]);
});

it('the sign of a record is not that of the order', () => {
  expect(follow([], [{ ...row('WD1', 1), amount: '-500.00' }], 2)).toEqual([order({ type: 2, no: 'WD1' })]);
});

it('a transfer that is listed as in and as out is one', () => {
  const both = { 3: [row('TR1', 2)], 4: [row('TR1', 2)] };
  expect(followOrders([], { askedAt: NOW, rows: both })).toHaveLength(1);
});

it('an end is noted when it is first seen, and not again', () => {
  const ended = follow([order()], [row('PD1', 2)]);
  expect(ended).toEqual([order({ state: 2, endedAt: NOW })]);
  expect(followOrders(ended, { askedAt: NOW + MINUTE_MS, rows: { 1: [row('PD1', 2)] } })).toEqual(ended);
});

it.each([
  ['just seen', {}, 0, true],
  ['seen almost two minutes ago', {}, 2 * MINUTE_MS - 1, true],
  ['seen two minutes ago', {}, 2 * MINUTE_MS, false],
  ['found, two minutes ago', { wasFound: true }, 2 * MINUTE_MS, true],
  ['found, almost a day ago', { wasFound: true }, DAY_MS - 1, true],
  ['found, a day ago', { wasFound: true }, DAY_MS, false],
])('an end %s stays: %#', (_what, changes, agoMs, stays) => {
  expect(follow([order({ state: 2, endedAt: NOW - agoMs, ...changes })], [])).toHaveLength(stays ? 1 : 0);
});

it('what is pending stays while its list is silent, and two tabs that found the same order show it once', () => {
  expect(followOrders([order()], { askedAt: NOW, rows: {} })).toEqual([order()]);
  expect(follow([order(), order({ wasFound: true })], [row('PD1', 1)])).toEqual([order({ wasFound: true })]);
});

it('an order that is approved with another sum is shown with that sum, unless the sum is not known', () => {
  expect(follow([order()], [{ ...row('PD1', 2), amount: '480.00' }])).toEqual([
    order({ state: 2, amount: '480.00', endedAt: NOW }),
  ]);
  expect(follow([order()], [{ ...row('PD1', 2), amount: '0' }])).toEqual([order({ state: 2, endedAt: NOW })]);
});

it('without numbers no order is taken for another: only the one that was found is shown, for a day', () => {
  const found = order({ no: '', wasFound: true });
  expect(follow([], [row('', 1), { ...row('', 1), amount: '700.00' }])).toEqual([]);
  expect(follow([order({ no: '' })], [row('', 2)])).toEqual([]);
  expect(follow([found], [row('', 2)])).toEqual([{ ...found, endedAt: NOW }]);
  expect(follow([{ ...found, endedAt: NOW - DAY_MS }], [row('', 1)])).toEqual([]);
});
