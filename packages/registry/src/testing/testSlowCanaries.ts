import { HOUR_S, seeds, stoppedSlowAfter } from './testCanaries';

/**
 * Prints how many of this many simulated canaries, slower by a factor, are stopped within an hour. Tests run it as a process,
 * since Jest makes it ten times slower.
 */
const [canaries = 0, factor = 1] = process.argv.slice(2).map(Number);
const stops = seeds(canaries).filter(
  (seed) => stoppedSlowAfter({ seed: 10_000 + seed, visits: 10, share: 0.1, factor, seconds: HOUR_S }) <= HOUR_S,
);
process.stdout.write(String(stops.length));
