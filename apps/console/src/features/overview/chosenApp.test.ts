import type { Verdict } from '@parlour/releases/api';
import { sampleHealth, sampleState } from '#testing';
import { chosenApp } from './chosenApp';

const now = new Date();
const { apps } = sampleState(now);
const { verdicts } = sampleHealth(now);
const healthy = verdicts.map((one): Verdict => ({ ...one, verdict: 'healthy' }));

it.each([
  ['wallet', verdicts, 'wallet'],
  [null, verdicts, 'promotions'],
  ['gone', verdicts, 'promotions'],
  [null, healthy, 'lobby'],
  [null, [], 'lobby'],
])('opens for %s', (asked, told, name) => {
  expect(chosenApp(apps, told, asked)?.name).toBe(name);
});

it('opens the first app where nothing is tried out, and none where there is none', () => {
  const calm = apps.map(({ canary: _canary, ...app }) => app);
  expect(chosenApp(calm, [], null)?.name).toBe('shell');
  expect(chosenApp([], [], null)).toBeUndefined();
});
