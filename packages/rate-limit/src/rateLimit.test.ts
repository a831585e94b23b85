import { createRateLimit } from './rateLimit';

it('gives five tries, then one more for each twelve seconds, and says how long to wait', () => {
  const limit = createRateLimit(5, 60_000);
  const takes = Array.from({ length: 6 }, () => limit.take('192.0.2.1', 0));
  expect(takes).toEqual([undefined, undefined, undefined, undefined, undefined, 12]);
  expect(limit.take('192.0.2.1', 11_999)).toBe(1);
  expect(limit.take('192.0.2.1', 12_000)).toBeUndefined();
  expect(limit.waitFor('192.0.2.1', 12_000)).toBe(12);
  expect(limit.waitFor('192.0.2.1', 3_600_000)).toBeUndefined();
});

it('goes on as before when the clock is put back', () => {
  const limit = createRateLimit(2, 60_000);
  const putBackMs = 10_000_000;
  limit.take('192.0.2.1', putBackMs + 600_000);
  expect(limit.take('192.0.2.1', putBackMs)).toBeUndefined();
  expect(limit.waitFor('192.0.2.1', putBackMs)).toBe(30);
  expect(limit.take('192.0.2.1', putBackMs + 30_000)).toBeUndefined();
});

it('takes a try back, but never gives more than there are', () => {
  const limit = createRateLimit(2, 60_000);
  limit.take('192.0.2.1', 0);
  limit.take('192.0.2.1', 0);
  limit.giveBack('192.0.2.1', 0);
  expect([limit.take('192.0.2.1', 0), limit.take('192.0.2.1', 0)]).toEqual([undefined, 30]);
  for (const address of ['192.0.2.2', '192.0.2.2', '192.0.2.2']) limit.giveBack(address, 0);
  expect([1, 2, 3].map(() => limit.take('192.0.2.2', 0))).toEqual([undefined, undefined, 30]);
});

it.each([
  ['192.0.2.1', '192.0.2.2', false],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['2001:db8::1', '2001:db8:0:0:7::', true],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
])('takes %s and %s for one network: %s', (one, other, isOne) => {
  const limit = createRateLimit(1, 60_000);
  limit.take(one, 0);
  expect(limit.waitFor(other, 0) !== undefined).toBe(isOne);
});

it('remembers a bounded number of addresses', () => {
  const limit = createRateLimit(1, 60_000);
  limit.take('first', 0);
  for (let address = 0; address < 20_000; address += 1) limit.take(`a${address}`, 0);
  expect(limit.waitFor('first', 0)).toBeUndefined();
  expect(limit.waitFor('a19999', 0)).toBe(60);
});
