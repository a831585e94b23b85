import type { Health } from '@parlour/release-contract/api';
import { nameIn, windowAround } from './windowAround';

const start = Date.parse('2026-11-21T09:00:00.000Z');
const minutes = Array.from({ length: 60 }, (_, minute) => minute);
const health: Health = {
  from: new Date(start).toISOString(),
  stepMs: 60_000,
  visitorsNow: 0,
  visitors: minutes,
  lcp: minutes,
  versions: [{ name: 'wallet', version: '5.3.0', loads: minutes, failures: minutes, load: minutes }],
  verdicts: [],
  manifestsRefused: 0,
};
const at = (minute: number) => new Date(start + minute * 60_000).toISOString();

it.each([
  [30, 10, 49],
  [5, 0, 24],
  [58, 38, 59],
])('takes the minutes around minute %d', (minute, first, last) => {
  const loads = windowAround(health, at(minute))?.health.versions[0]?.loads;
  expect([loads?.[0], loads?.at(-1)]).toEqual([first, last]);
});

it.each([-1, 61])('has nothing of minute %d', (minute) => {
  expect(windowAround(health, at(minute))).toBeUndefined();
});

it('knows which app a change is about', () => {
  const to = { kind: 'share' as const, share: 100 };
  const releases = [{ name: 'wallet', version: '1.0.0' }];
  expect(nameIn({ kind: 'stop', name: 'lobby' })).toBe('lobby');
  expect(nameIn({ kind: 'promote', releases, to })).toBe('wallet');
  expect(nameIn({ kind: 'promote', releases: [...releases, ...releases], to })).toBeUndefined();
  expect(nameIn({ kind: 'return', sequence: 1 })).toBeUndefined();
});
