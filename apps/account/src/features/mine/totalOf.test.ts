import { totalOf } from './totalOf';

it.each([
  ['0.10', '0.20', '0.3'],
  ['12480.50', '3204', '15684.5'],
  ['12345.6700', '130.689', '12476.359'],
  ['12345.67', undefined, undefined],
  [null, '130.68', undefined],
])('%s and %s are %s, exactly', (central, games, total) => {
  expect(totalOf(central, games)).toBe(total);
});
