import { judge, NO_EVIDENCE, weigh } from './guardrail';

const LOOK_S = 5;
export const HOUR_S = 3600;

/** A random generator that always gives the same numbers for a seed (mulberry32). */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many of something that happens this often on average; many are nearly normal. */
function poisson(next: () => number, mean: number): number {
  if (mean > 30) {
    const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal));
  }
  const limit = Math.exp(-mean);
  let count = -1;
  for (let left = 1; left > limit; left *= next()) count += 1;
  return count;
}

interface Canary {
  readonly seed: number;
  /** Loads a second of canary and stable release together. */
  readonly loads: number;
  readonly share: number;
  /** How often each of them fails in each second of its life. */
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
  for (let second = LOOK_S; second <= seconds; second += LOOK_S) {
    const tries = loads * LOOK_S;
    const look = { canary: side(tries * share, canary(second)), stable: side(tries * (1 - share), stable(second)) };
    evidence = weigh(evidence, look);
    const isNew = look.canary.failures + look.stable.failures > 0;
    if (isNew && judge(evidence) === 'worse') return second;
  }
  return Number.POSITIVE_INFINITY;
}

export const always = (rate: number) => () => rate;
export const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const rates = [0.001, 0.002, 0.005, 0.01, 0.02];

/** How many of so many canaries of an hour are stopped that are as good as the stable release. */
export function falseStops(count: number, from = 0): number {
  return seeds(count).filter((seed) => {
    const rate = always(rates[seed % rates.length] ?? 0);
    return stoppedAfter({ seed: from + seed, loads: 20, share: 0.1, canary: rate, stable: rate, seconds: HOUR_S }) <= HOUR_S;
  }).length;
}
