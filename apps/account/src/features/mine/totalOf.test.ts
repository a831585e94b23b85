import { totalOf } from './totalOf';

test('sums are exact', () => {
  expect(totalOf('0.10', '0.20')).toBe('0.30');
  expect(totalOf('12480.50', '3204')).toBe('15684.50');
});
