import { isEnough, judge, NO_EVIDENCE, NO_SAMPLE, addSamples, weigh } from '../canary/sequentialAnalysis';
import { count as countTime, type Histogram } from '../canary/histogram';
import { isSlower, slowLoads } from '../canary/quantileComparison';

// Looked up once, because in Jest each use of a global costs more than the function itself.
const { PI, cos, exp, floor, imul, log, max, round, sqrt } = Math;

const LOOK_S = 5;
export const HOUR_S = 3600;

/** A random generator that always gives the same numbers for a seed (mulberry32). */
export function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random number of events with this mean (approximately Poisson; large ones are nearly normal). */
export function poisson(next: () => number, mean: number): number {
  if (mean > 30) {
    const normal = sqrt(-2 * log(1 - next())) * cos(2 * PI * next());
    return max(0, round(mean + sqrt(mean) * normal));
  }
  const limit = exp(-mean);
  let count = -1;
  for (let left = 1; left > limit; left *= next()) count += 1;
  return max(0, count);
}

interface Canary {
  readonly seed: number;
  /** Loads per second of canary and stable release together. */
  readonly loads: number;
  readonly share: number;
  /** The failure rate of each release in each second. */
  readonly canary: (second: number) => number;
  readonly stable: (second: number) => number;
  readonly seconds: number;
}

/** The second after which a simulated canary is stopped; Infinity when it never is. */
export function stoppedAfter({ seed, loads, share, canary, stable, seconds }: Canary): number {
  const next = random(seed);
  const side = (mean: number, rate: number) => {
    const failures = poisson(next, mean * rate);
    return { failures, loads: poisson(next, mean * (1 - rate)) };
  };
  let evidence = NO_EVIDENCE;
  let look = NO_SAMPLE;
  for (let second = LOOK_S; second <= seconds; second += LOOK_S) {
    const tries = loads * LOOK_S;
    look = addSamples(look, {
      canary: side(tries * share, canary(second)),
      stable: side(tries * (1 - share), stable(second)),
    });
    if (!isEnough(look)) continue;
    evidence = weigh(evidence, look);
    const isNew = look.canary.failures + look.stable.failures > 0;
    look = NO_SAMPLE;
    if (isNew && judge(evidence) === 'worse') return second;
  }
  return Number.POSITIVE_INFINITY;
}

export const always = (rate: number) => () => rate;
export const seeds = (length: number) => Array.from({ length }, (_, index) => index + 1);

const rates = [0.001, 0.002, 0.005, 0.01, 0.02];

/** How many of this many simulated canaries, as good as the stable release, are stopped within an hour. */
export function falseStops(canaries: number, from = 0): number {
  return seeds(canaries).filter((seed) => {
    const rate = always(rates[seed % rates.length] ?? 0);
    return stoppedAfter({ seed: from + seed, loads: 20, share: 0.1, canary: rate, stable: rate, seconds: HOUR_S }) <= HOUR_S;
  }).length;
}

interface SlowCanary {
  readonly seed: number;
  /** Visits per second of canary and stable release together. */
  readonly visits: number;
  readonly share: number;
  /** The factor and the addition, in ms, that make the canary's times slower. */
  readonly factor: number;
  readonly added?: number;
  readonly seconds: number;
}

const PLAYERS = 20_000;
const SCREENS_MS = [120, 400, 900] as const;
/** Logarithmic spread between players' phones and networks, and between the loads of one player. */
const PHONES = 0.7;
const LOADS = 0.4;

/**
 * The second after which a simulated canary is stopped for slow screens; Infinity when it never is. Players keep their phones and
 * come back, so visits are less independent than the test assumes.
 */
export function stoppedSlowAfter({ seed, visits, share, factor, added = 0, seconds }: SlowCanary): number {
  const next = random(seed);
  const normal = () => sqrt(-2 * log(1 - next())) * cos(2 * PI * next());
  const phones = Array.from({ length: PLAYERS }, () => exp(PHONES * normal()));
  const isCanary = phones.map(() => next() < share);
  let evidence = NO_EVIDENCE;
  for (let second = LOOK_S; second <= seconds; second += LOOK_S) {
    const looks = SCREENS_MS.map(() => ({ canary: {} as Histogram, stable: {} as Histogram }));
    for (let visit = poisson(next, visits * LOOK_S); visit > 0; visit -= 1) {
      const player = floor(next() * PLAYERS);
      const screen = floor(next() * SCREENS_MS.length);
      const ms = (SCREENS_MS[screen] ?? 0) * (phones[player] ?? 1) * exp(LOADS * normal());
      const look = looks[screen];
      if (look === undefined) continue;
      if (isCanary[player] === true) countTime(look.canary, ms * factor + added);
      else countTime(look.stable, ms);
    }
    evidence = looks.reduce((sum, { canary, stable }) => weigh(sum, slowLoads(canary, stable)), evidence);
    // Loads from the network and from a cache are separate evidence; the latter is empty here.
    if (isSlower([evidence, NO_EVIDENCE])) return second;
  }
  return Number.POSITIVE_INFINITY;
}
