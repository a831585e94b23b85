import { evidenceAgainst, NO_EVIDENCE, weigh } from './sequentialAnalysis';
import { count, type Histogram } from './histogram';
import { isSlower, slowLoads } from './quantileComparison';
import { seeds, stoppedSlowAfter } from '../testing/testCanaries';

const times = (...values: readonly number[]) => {
  const steps: Histogram = {};
  for (const ms of values) count(steps, ms);
  return steps;
};

it('counts how many loads of either are among the slowest quarter of both', () => {
  const canary = times(...Array.from({ length: 10 }, () => 2000));
  const stable = times(...Array.from({ length: 30 }, () => 400), 2500, 2500);
  expect(slowLoads(canary, stable)).toEqual({ canary: { loads: 0, failures: 10 }, stable: { loads: 30, failures: 2 } });
});

it('forgives a sixth, and what is there at once', () => {
  const stable = times(...Array.from({ length: 20 }, () => 400));
  const slowOf = (...values: readonly number[]) => slowLoads(times(...values), stable).canary.failures;
  expect([slowOf(400, 400), slowOf(460, 460), slowOf(600, 600)]).toEqual([0, 0, 2]);
  expect(slowLoads(times(95, 95), times(10, 10, 10))).toMatchObject({ canary: { failures: 0 }, stable: { failures: 0 } });
});

it.each([
  ['nothing', {}, {}],
  ['no load of the stable release', times(5000), {}],
  ['no load of the canary', {}, times(5000)],
])('has no evidence in %s', (_what, canary, stable) => {
  expect(evidenceAgainst(weigh(NO_EVIDENCE, slowLoads(canary, stable)))).toBeCloseTo(1);
});

it('averages the evidence of several sources', () => {
  const strong = { ...NO_EVIDENCE, logRatios: [Math.log(250), Math.log(250), Math.log(250)] };
  expect(isSlower([strong, NO_EVIDENCE])).toBe(true);
  expect(isSlower([strong, NO_EVIDENCE, NO_EVIDENCE])).toBe(false);
});

describe('a canary of 10 % at ten visits a second, whose players keep their phones', () => {
  const stops = (canaries: number, canary: { factor: number; added?: number; seconds: number }) =>
    seeds(canaries).map((seed) => stoppedSlowAfter({ seed, visits: 10, share: 0.1, ...canary }));
  const isStopped = (second: number) => second < Number.POSITIVE_INFINITY;

  it('is stopped within ten minutes when its screens take twice as long', () => {
    expect(stops(20, { factor: 2, seconds: 600 }).every(isStopped)).toBe(true);
  });

  it.each([
    ['as fast as the stable release', { factor: 1, seconds: 3600 }],
    ['a tenth slower', { factor: 1.1, seconds: 3600 }],
  ])('is not stopped when it is %s', (_how, canary) => {
    expect(stops(10, canary).filter(isStopped)).toEqual([]);
  });
});
