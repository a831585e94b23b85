import { endsOf, lastFour } from './cardNumbers';

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
