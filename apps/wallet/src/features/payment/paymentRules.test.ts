import { createdMs, decisionOf, halvesOf, stateOf } from './paymentRules';

test.each([
  ['2026-11-20 12:00:00', Date.UTC(2026, 10, 20, 4)],
  ['2026-11-20T12:00:00', Date.UTC(2026, 10, 20, 4)],
  ['2026-11-20 00:00:01', Date.UTC(2026, 10, 19, 16, 0, 1)],
  ['2026-13-41 12:00:00', undefined],
  ['1700000000', undefined],
  ['', undefined],
])('%s in Beijing is %s', (createdAt, ms) => {
  expect(createdMs(createdAt)).toBe(ms);
});

const row = (out_trade_no: string, state: number) => ({ out_trade_no, state, amount: '1', pay_way: 'usdt', created_at: '' });

test.each([
  [0, undefined],
  [1, undefined],
  [2, 'approved'],
  [3, 'rejected'],
  [4, undefined],
])('state %s of the record means %s', (state, decision) => {
  expect(decisionOf([row('PD1', 5 - state), row('PD2', state)], 'PD2')).toBe(decision);
});

test('an order that is not in the records is not decided', () => {
  expect(decisionOf([row('PD1', 2)], 'PD2')).toBeUndefined();
  expect(decisionOf(undefined, 'PD2')).toBeUndefined();
});

test.each([
  [undefined, 1000, 999, 'waiting'],
  [undefined, 1000, 1000, 'expired'],
  [undefined, 1000, 1001, 'expired'],
  ['approved', 1000, 999, 'approved'],
  ['approved', 1000, 1001, 'approved'],
  ['rejected', 1000, 1001, 'rejected'],
  [undefined, undefined, 1001, 'waiting'],
] as const)('decided %s, until %s, now %s: %s', (decision, until, now, state) => {
  expect(stateOf(decision, until, now)).toBe(state);
});

test.each([
  ['TQk4u9LmR2vXhE7cWzN5pYbJd3sGaF8Kt1', '*TQk4u9* LmR2 vXhE 7cW / zN5p YbJd 3sG *aF8Kt1*'],
  ['0x7Bd41fC2a96E0358cF7A20b9D4e6c183A5f09E72', '*0x7Bd4* 1fC2 a96E 0358 cF7 / A20b 9D4e 6c18 3A5 *f09E72*'],
  ['1234567890123', '*123456* 7 / *890123*'],
  ['123456789012', '123456789012'],
  ['', ''],
])('%s is read as %s', (address, shown) => {
  const words = halvesOf(address)
    .map((half) => half.map(({ text, isMarked }) => (isMarked ? `*${text}*` : text)).join(' '))
    .join(' / ');
  expect(words).toBe(shown);
  expect(
    halvesOf(address)
      .flat()
      .map(({ text }) => text)
      .join(''),
  ).toBe(address);
});
