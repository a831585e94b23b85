import { orderNumber } from './secrets';

it('ten thousand orders of one second have numbers of their own, of the length that orders have', () => {
  const at = new Date(Date.UTC(2026, 10, 20, 4));
  const numbers = Array.from({ length: 10_000 }, () => orderNumber('TR', at));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers[0]).toMatch(/^TR20261120120000\d{6}$/);
});
