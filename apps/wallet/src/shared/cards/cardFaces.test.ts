import { endsOf, hueOf, lastFour } from './cardFaces';

it('every bank has a colour, the same each time', () => {
  expect(hueOf('中国工商银行')).toBe(24);
  expect(hueOf('中国银行')).toBe(18);
  expect(hueOf('USDT TRC20')).not.toBe(hueOf('USDT ERC20'));
  const foreign = hueOf('Bank of Ardelle');
  expect(foreign).toBe(hueOf('Bank of Ardelle'));
  expect(foreign).toBeGreaterThanOrEqual(0);
  expect(foreign).toBeLessThan(360);
});

it.each([
  ['6214831200889021', '9021'],
  ['6214 8312 0088 902 1', '9021'],
  ['621', '621'],
])('of %s the last four are %s', (bank_no, four) => {
  expect(lastFour({ bank_no })).toBe(four);
});

it.each([
  ['TRx8mWc2LqN7vYpE4sHbD9kJzU5gA3nFt6', ['TRx8mW', 'A3nFt6']],
  ['1234567890123', ['123456', '890123']],
  ['123456789012', ['123456789012', '']],
])('the ends of %s', (address, ends) => {
  expect(endsOf(address)).toEqual(ends);
});
