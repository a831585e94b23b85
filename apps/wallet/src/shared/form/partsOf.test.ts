import { partsOf } from './partsOf';

const amounts = (balance: string | null | undefined, least?: string) => partsOf(balance, least).map(({ amount }) => amount);

it.each([
  ['12480.50', undefined, ['3120', '6240', '9360']],
  ['4', undefined, ['1', '2', '3']],
  ['3.99', undefined, ['', '1', '2']],
  ['0.99', undefined, ['', '', '']],
  ['400', '100', ['100', '200', '300']],
  ['399.99', '100', ['', '199', '299']],
  ['133', '100', ['', '', '']],
  ['-5', undefined, ['', '', '']],
  [null, undefined, ['', '', '']],
  [undefined, undefined, ['', '', '']],
  ['999999999999.99', undefined, ['249999999999', '499999999999', '749999999999']],
])('a quarter, a half and three quarters of %s, at least %s', (balance, least, parts) => {
  expect(amounts(balance, least)).toEqual(parts);
});
