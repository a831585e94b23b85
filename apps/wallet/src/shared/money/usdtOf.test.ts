import { usdtOf } from './usdtOf';

it.each([
  ['2000', '7.20', '277.77'],
  ['2000', '7.2', '277.77'],
  ['100', '8', '12.50'],
  ['719.99', '7.20', '99.99'],
  ['720', '7.20', '100.00'],
  ['0.07', '7.20', '0.00'],
  ['', '7.20', undefined],
  ['2000', '0', undefined],
  ['2000', undefined, undefined],
])('%s yuan at %s is %s USDT', (amount, rate, usdt) => {
  expect(usdtOf(amount, rate)).toBe(usdt);
});
