import type { Percentiles, ReleaseTimings, TimingReport } from '@parlour/release-contract/api';

const HOUR_MS = 3_600_000;
const HOURS = 24;

const of = (count: number, p75: number, p98: number): Percentiles => ({ count, p75, p98 });

function release(name: string, version: string, count: number, ms: number): ReleaseTimings {
  return {
    name,
    version,
    mounted: of(count, ms, ms * 4),
    fetched: of(Math.round(count / 6), ms * 2.5, ms * 7),
    cached: of(count - Math.round(count / 6), ms * 0.9, ms * 3),
    lcp: of(Math.round(count / 3), ms * 4, ms * 9),
    inp: of(Math.round(count / 3), 56, 168),
    cls: of(Math.round(count / 3), 0.001, 0.04),
  };
}

/** Waiting times of a day: promotions 4.1.0 is slower than 4.0.2. */
export function sampleTimings(now: Date): TimingReport {
  return {
    from: new Date(now.getTime() - HOURS * HOUR_MS).toISOString(),
    hours: HOURS,
    apps: ['lobby', 'promotions', 'wallet'],
    screens: ['Home', 'RedPacketScreen'],
    releases: [
      release('lobby', '3.12.1', 2_412_000, 310),
      release('promotions', '4.0.2', 880_000, 420),
      release('promotions', '4.1.0', 40_000, 910),
      { ...release('wallet', '5.2.0', 620_000, 298), inp: { count: 0, p75: undefined, p98: undefined } },
    ],
  };
}
