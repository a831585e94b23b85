import { formatExact } from './formatExact';

it.each([
  ['7.215', '7.215'],
  ['7.2', '7.20'],
  ['7', '7.00'],
  ['7.200', '7.20'],
  ['1234.00005', '1,234.00005'],
  ['0.0001', '0.0001'],
  ['0.9999', '0.9999'],
  [undefined, '—'],
])('%s is %s', (value, shown) => {
  expect(formatExact(value)).toBe(shown);
});
