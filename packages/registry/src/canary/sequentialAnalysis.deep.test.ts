import { always, falseStops, HOUR_S, seeds, stoppedAfter } from '../testing/testCanaries';

describe('a canary that is as good as the stable release', () => {
  it('is stopped at most 20 times in 2,000 canaries of an hour', () => {
    expect(falseStops(2000, 10_000)).toBeLessThanOrEqual(20);
  });

  it.each([0.01, 0.5, 0.9])('is not stopped by a share of %d either', (share) => {
    const stopped = seeds(200).filter((seed) => {
      const rate = always(0.01);
      return stoppedAfter({ seed, loads: 20, share, canary: rate, stable: rate, seconds: HOUR_S }) < HOUR_S + 1;
    });
    expect(stopped.length).toBeLessThanOrEqual(4);
  });
});
