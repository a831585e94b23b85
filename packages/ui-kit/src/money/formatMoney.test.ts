import { formatMoney, type MoneyValue } from './formatMoney';

it.each<[MoneyValue, string]>([
  ['12480.50', '12,480.50'],
  ['0', '0.00'],
  ['999', '999.00'],
  ['1000', '1,000.00'],
  ['1234567.891', '1,234,567.89'],
  ['-200', '−200.00'],
  ['-1234.5', '−1,234.50'],
  ['0.004', '0.00'],
  ['0.009', '0.00'],
  ['1.009', '1.00'],
  ['-0.019', '−0.01'],
  ['-0.004', '0.00'],
  ['99999999999999999.99', '99,999,999,999,999,999.99'],
  [12.5, '12.50'],
  [1e21, '1,000,000,000,000,000,000,000.00'],
  [1.5e-7, '0.00'],
  ['5e-2', '0.05'],
  ['9e-4', '0.00'],
  ['-5e-5', '0.00'],
  ['12.5e+3', '12,500.00'],
  ['0.999', '0.99'],
  ['999.999', '999.99'],
  [undefined, '—'],
  [null, '—'],
  ['', '—'],
  ['abc', '—'],
  ['1e99999999', '—'],
  [Number.NaN, '—'],
])('%p is shown as %s', (value, shown) => {
  expect(formatMoney(value)).toBe(shown);
});

it.each([
  ['5', '+5.00'],
  ['-5', '−5.00'],
  ['0', '0.00'],
  ['0.001', '0.00'],
])('signed, %s is %s', (value, shown) => {
  expect(formatMoney(value, true)).toBe(shown);
});

it('cuts off and groups as browsers do', () => {
  const cutOff = { minimumFractionDigits: 2, maximumFractionDigits: 2, roundingMode: 'trunc' } as const;
  const { format } = new Intl.NumberFormat('en-US', cutOff);
  for (let cents = -2_000_000; cents < 2_000_000; cents += 7919)
    for (const sum of [`${cents / 100}`, `${cents}.${Math.abs(cents) % 1000}5`] as const)
      expect(formatMoney(sum)).toBe(
        format(sum as never)
          .replace('-', '−')
          .replace(/^−0.00$/, '0.00'),
      );
});

it.each(['zh-CN', 'en-GB'])('sums read alike in %s', (locale) => {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  for (const sum of ['0', '999', '12480.5', '1234567.89'] as const) expect(formatMoney(sum)).toBe(format.format(Number(sum)));
});
