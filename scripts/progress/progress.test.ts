import { progressLine, showProgress } from './progress.mjs';

const part = { name: 'unit tests', from: 0.2, to: 0.6, startedAt: 0 };

it.each([
  [0, 100, 60_000, 'unit tests  0 of 100 · 20 % of all · about 4 min left'],
  [50, 100, 120_000, 'unit tests  50 of 100 · 40 % of all · about 3 min left'],
  [100, 100, 60_000, 'unit tests  100 of 100 · 60 % of all · less than a minute left'],
  [0, 0, 600_000, 'unit tests  0 of 0 · 60 % of all · about 7 min left'],
])('%i of %i after %i ms', (done, total, now, line) => {
  expect(progressLine(part, { done, total, now })).toBe(line);
});

it('says nothing of the time at the beginning of a run of which no more is known', () => {
  expect(progressLine({ ...part, from: 0, to: 1 }, { done: 0, total: 9, now: 1 })).toBe('unit tests  0 of 9');
});

it.each([
  [true, 3],
  [false, 2],
])('writes each step on a terminal, and elsewhere the first and the last (%s)', (isTTY, times) => {
  const write = jest.fn();
  const show = showProgress(part, { isTTY, write } as unknown as NodeJS.WriteStream);
  for (const done of [1, 2, 3]) show(done, 3);
  expect(write).toHaveBeenCalledTimes(times);
  expect(write.mock.lastCall?.[0]).toMatch(/3 of 3.*\n$/s);
});
