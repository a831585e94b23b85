import { maxAmountOf } from './maxAmount';

it.each([
  ['12480.50', '12480.5'],
  ['864', '864'],
  ['0.019', '0.01'],
  ['0.01', '0.01'],
  ['0.009', ''],
  ['0.00', ''],
  ['-5', ''],
  [undefined, ''],
])('all of %s is %p', (balance, all) => {
  expect(maxAmountOf(balance)).toBe(all);
});
