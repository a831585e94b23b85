import { playHistory } from './testing/playHistory';

/** Seeds that found the most mutants; the deep test plays more. */
const seeds = [4, 5, 6, 7, 8, 10, 12, 13, 14, 16, 18, 20, 23, 26, 35, 37, 39];

it.each(seeds)('what decision 12 promises is kept in history %d', async (seed) => {
  expect(await playHistory(seed)).toBeUndefined();
});
