import { type Evidence, evidenceAgainst, judge, type Sample, NO_EVIDENCE, weigh } from './sequentialAnalysis';
import { always, falseStops, HOUR_S, seeds, stoppedAfter } from '../testing/testCanaries';

describe('a canary of which 5 % fail, beside 0.1 %', () => {
  const stops = (loads: number, share: number) =>
    seeds(500)
      .map((seed) => stoppedAfter({ seed, loads, share, canary: always(0.05), stable: always(0.001), seconds: 600 }))
      .toSorted((one, other) => one - other);
  const within = (seconds: readonly number[], limit: number) =>
    seconds.filter((second) => second <= limit).length / seconds.length;

  it.each([
    [40, 0.1, 0.99],
    [20, 0.25, 0.99],
    // About six failures are expected, and one run in 57 has less than two, so no rule that tolerates one failure can reach 99 %.
    [20, 0.1, 0.88],
  ])('is stopped within 60 s at %d loads a second and a share of %d in %d of the runs', (loads, share, least) => {
    expect(within(stops(loads, share), 60)).toBeGreaterThanOrEqual(least);
  });

  it('is stopped within two minutes in 99 of 100 runs, and always in the end, at 20 loads a second and 10 %', () => {
    const seconds = stops(20, 0.1);
    expect(within(seconds, 120)).toBeGreaterThanOrEqual(0.99);
    expect(seconds.at(-1)).toBeLessThan(300);
  });
});

describe('where two players a minute come, and half of them get the canary', () => {
  const few = { loads: 2 / 60, share: 0.5 };
  const stops = (canary: number, stable: number, seconds: number) =>
    seeds(200)
      .map((seed) => stoppedAfter({ ...few, seed, canary: always(canary), stable: always(stable), seconds }))
      .toSorted((one, other) => one - other);

  it('one that always fails is stopped after some nine of them, and seldom after more than fourteen', () => {
    const seconds = stops(1, 0, HOUR_S);
    expect(seconds[100]).toBeLessThanOrEqual(9 * 60);
    expect(seconds[190]).toBeLessThanOrEqual(14 * 60);
  });

  it.each([0.02, 0.3])('one that fails as often as the stable release, %d of the loads, stays for hours', (rate) => {
    expect(stops(rate, rate, 4 * HOUR_S).filter(Number.isFinite).length).toBeLessThanOrEqual(2);
  });
});

describe('a canary that is as good as the stable release', () => {
  it('is stopped at most twice in 200 canaries of an hour', () => {
    expect(falseStops(200)).toBeLessThanOrEqual(2);
  });

  it('is not stopped when everybody fails for five minutes, nor when it grows during them', () => {
    const outage = (second: number) => (second > 300 && second <= 600 ? 0.8 : 0.001);
    const stopped = seeds(200).filter(
      (seed) =>
        stoppedAfter({ seed, loads: 20, share: 0.1, canary: outage, stable: outage, seconds: 900 }) < Number.POSITIVE_INFINITY,
    );
    expect(stopped.length).toBeLessThanOrEqual(2);
    const grown: readonly Sample[] = [
      { canary: { loads: 10, failures: 0 }, stable: { loads: 9990, failures: 10 } },
      { canary: { loads: 1000, failures: 4000 }, stable: { loads: 1000, failures: 4000 } },
      { canary: { loads: 1000, failures: 4000 }, stable: { loads: 1000, failures: 4000 } },
    ];
    expect(judge(grown.reduce(weigh, NO_EVIDENCE))).not.toBe('worse');
  });
});

describe('what a look weighs', () => {
  const weighed = (...looks: readonly Sample[]): Evidence => looks.reduce(weigh, NO_EVIDENCE);
  const look = (loads: number, failures: number, otherLoads: number, otherFailures: number): Sample => ({
    canary: { loads, failures },
    stable: { loads: otherLoads, failures: otherFailures },
  });

  it.each([
    ['no try', look(0, 0, 0, 0)],
    ['no failure', look(10, 0, 90, 0)],
    ['no try of the stable release', look(10, 3, 0, 0)],
    ['no try of the canary', look(0, 0, 90, 3)],
    ['a failure of every try', look(0, 10, 0, 90)],
  ])('is nothing for %s', (_case, only) => {
    expect(evidenceAgainst(weighed(only))).toBeCloseTo(1);
  });

  it.each([1, 2, 50])('is never enough for one unlucky failure among %d canary loads', (loads) => {
    expect(judge(weighed(look(loads - 1, 1, 1_000_000, 0)))).toBe('gathering');
  });

  it('is what Fisher says: one failure of one canary load beside one stable load is odds ÷ (1 + odds) twice', () => {
    const fair = [2, 10, 50].map((odds) => (2 * odds) / (1 + odds));
    expect(evidenceAgainst(weighed(look(0, 1, 1, 0)))).toBeCloseTo(
      0.1 * (fair[0] ?? 0) + 0.4 * (fair[1] ?? 0) + 0.5 * (fair[2] ?? 0),
    );
  });

  it('averages to nothing when the canary is not worse', () => {
    const chooses = (n: number, k: number): number => (k === 0 ? 1 : (chooses(n, k - 1) * (n - k + 1)) / k);
    const [own, other, failed] = [7, 20, 5];
    const mean = Array.from({ length: failed + 1 }, (_, k) => {
      const probability = (chooses(own, k) * chooses(other, failed - k)) / chooses(own + other, failed);
      return probability * evidenceAgainst(weighed(look(own - k, k, other - failed + k, failed - k)));
    });
    expect(mean.reduce((total, part) => total + part, 0)).toBeCloseTo(1, 10);
  });

  it('stays a number for thousands of failures', () => {
    expect(evidenceAgainst(weighed(look(10, 5000, 40_000, 5000)))).toBeGreaterThan(100);
    expect(evidenceAgainst(weighed(look(40_000, 5000, 10, 5000)))).toBeLessThan(1);
  });
});

it.each([
  [0, 0, 'gathering'],
  [100, 0, 'gathering'],
  [380, 0, 'healthy'],
  [2000, 2, 'healthy'],
  [500, 5, 'gathering'],
] as const)('calls a canary of %d loads and %d failures %s beside 1 failure in 1,000', (loads, failures, verdict) => {
  expect(judge({ ...NO_EVIDENCE, canary: { loads, failures }, stable: { loads: 9990, failures: 10 } })).toBe(verdict);
});
