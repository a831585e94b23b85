import { countable, judgedOf } from './networks';

it.each<[readonly number[], number]>([
  [[], 0],
  [[1], 0],
  [[1_000, 1_000], 0],
  [[1, 1, 1], 3],
  [[1_000, 1_000, 1], 3],
  [[5, 3, 2, 1], 7],
  [[1, 1, 1, 1_000], 4],
])('of failures %j in each group %i count', (failed, expected) => {
  expect(countable(failed)).toBe(expected);
});

it('each failure counts that a gateway of an earlier version tells of', () => {
  const { loads, failed } = judgedOf({ loads: 7, failedPages: 3 }, '1 2');
  expect([loads, countable(Object.values(failed))]).toEqual([7, 3]);
});
