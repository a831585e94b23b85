import type { Health } from '@parlour/release-contract/api';
import { failedLoads, figuresOf, lcpOf, toneOf } from './healthFigures';

const version = (name: string, number: string, loads: number[], failures: number[], load: (number | undefined)[]) => ({
  name,
  version: number,
  loads,
  failures,
  load,
});

const health: Health = {
  from: '2026-11-21T09:00:00.000Z',
  stepMs: 60_000,
  visitorsNow: 3,
  visitors: [1, 3, 0],
  lcp: [1000, 2000, undefined],
  versions: [
    version('lobby', '1.0.0', [90, 30, 0], [10, 0, 0], [100, 200, undefined]),
    version('lobby', '1.1.0', [0, 10, 0], [0, 10, 0], [undefined, 600, undefined]),
    version('wallet', '1.0.0', [0, 0, 0], [0, 0, 0], [undefined, undefined, undefined]),
  ],
  verdicts: [],
  manifestsRefused: 0,
};

it('joins the releases of an app', () => {
  expect(figuresOf(health, 60, 'lobby')).toEqual({
    loads: 130,
    failures: 20,
    rate: 20 / 150,
    rates: [0.1, 0.2, undefined],
    load: (100 * 90 + 300 * 40) / 130,
    loadTimes: [100, 300, undefined],
  });
});

it('tells one release alone', () => {
  expect(figuresOf(health, 60, 'lobby', '1.1.0')).toMatchObject({ loads: 10, failures: 10, rate: 0.5, load: 600 });
});

it('looks at the last minutes only', () => {
  expect(figuresOf(health, 2, 'lobby')).toMatchObject({ loads: 40, failures: 10, rates: [0.2, undefined] });
});

it.each(['wallet', 'nobody'])('knows nothing of %s', (name) => {
  expect(figuresOf(health, 60, name)).toMatchObject({ loads: 0, rate: undefined, load: undefined });
});

it('weighs the LCP by its visitors', () => {
  expect(lcpOf(health, 60)).toBe(1750);
  expect(lcpOf(health, 1)).toBeUndefined();
});

it('names the release that fails most', () => {
  expect(failedLoads(health, 60)).toMatchObject({
    loads: 130,
    rate: 20 / 150,
    rates: [0.1, 0.2, undefined],
    worst: { name: 'lobby', version: '1.1.0', rate: 0.5 },
  });
  expect(failedLoads(health, 1).worst).toBeUndefined();
});

it.each([
  [undefined, 'plain'],
  [0, 'success'],
  [0.0099, 'success'],
  [0.01, 'danger'],
])('draws a rate of %d as %s', (rate, tone) => {
  expect(toneOf(rate)).toBe(tone);
});
