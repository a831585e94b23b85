import { type Distinct, sizeOf, united, withName } from '@parlour/registry/errors/distinct';
import { count, type Histogram, merge, percentile } from '@parlour/registry/canary/histogram';

const names = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `page-${from + index}`).reduce<Distinct>(withName, []);

it.each([0, 1, 200, 255])('counts %d different names exactly, however often each comes', (size) => {
  expect(sizeOf([...Array.from({ length: 3 })].reduce<Distinct>((seen) => united(seen, names(0, size)), []))).toBe(size);
});

it.each([1_000, 20_000])('counts %d names within a fifth', (size) => {
  expect(Math.abs(sizeOf(names(0, size)) / size - 1)).toBeLessThan(0.2);
});

it('counts who was seen by two gateways once', () => {
  expect(sizeOf(united(names(0, 100), names(50, 150)))).toBe(150);
  expect(united(names(0, 3000), names(2000, 5000))).toEqual(names(0, 5000));
});

const timed = (...times: readonly number[]) => {
  const steps: Histogram = {};
  for (const time of times) count(steps, time);
  return steps;
};

it('finds percentiles within 4 %', () => {
  const times = Array.from({ length: 1000 }, (_, index) => (index + 1) * 3);
  for (const share of [0.01, 0.5, 0.75, 0.99, 1]) {
    const exact = times[Math.ceil(share * 1000) - 1] ?? 0;
    expect(Math.abs((percentile(timed(...times), share) ?? 0) / exact - 1)).toBeLessThan(0.041);
  }
});

it('knows no percentile of nothing, and takes what is very fast or slow', () => {
  expect(percentile({}, 0.75)).toBeUndefined();
  expect(percentile(timed(0), 0.75)).toBe(10);
  expect(percentile(timed(600_000), 0.75)).toBeGreaterThan(600_000);
  expect(percentile(timed(9e9), 0.75)).toBe(percentile(timed(6e8), 0.75));
});

it('puts the times of several gateways together', () => {
  expect(merge(timed(100, 200), timed(200, 4000))).toEqual(timed(100, 200, 200, 4000));
});
