import { sumOf } from './sumOf';

it.each([
  [[], '0'],
  [['12480.50', '3204'], '15684.5'],
  [['0.10', '0.20'], '0.3'],
  [['-5.00', '5'], '0'],
  [['999999999999.99', '0.01'], '1000000000000'],
])('the sum of %p is %s', (amounts, sum) => {
  expect(sumOf(amounts)).toBe(sum);
});
