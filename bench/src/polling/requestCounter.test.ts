import { createRequestCounter } from './requestCounter';

it('counts by path and by minute, quiet minutes too, the most frequent path first', () => {
  const tally = createRequestCounter();
  for (const path of ['/a', '/b', '/b']) tally.asked(path);
  tally.endMinute();
  tally.endMinute();
  for (const path of ['/b', '/a', '/a', '/a', '/c']) tally.asked(path);
  tally.endMinute();
  tally.asked('/late');
  expect(tally.totals()).toEqual([3, 0, 5]);
  expect([...tally.byPath()]).toEqual([
    ['/a', [1, 0, 3]],
    ['/b', [2, 0, 1]],
    ['/c', [0, 0, 1]],
  ]);
});
