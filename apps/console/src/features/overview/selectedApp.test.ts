import type { Verdict } from '@parlour/release-contract/api';
import { sampleHealth, sampleState } from '#testing';
import { selectedApp } from './selectedApp';

const now = new Date();
const state = sampleState(now);
const { verdicts } = sampleHealth(now);
const healthy = verdicts.map((one): Verdict => ({ ...one, verdict: 'healthy' }));

it.each([
  ['wallet', verdicts, 'wallet'],
  [null, verdicts, 'promotions'],
  ['gone', verdicts, 'promotions'],
  [null, healthy, 'lobby'],
  [null, [], 'lobby'],
])('opens for %s', (asked, told, name) => {
  expect(selectedApp(state, told, asked)?.name).toBe(name);
});

it('opens the app that changed last when there is no canary', () => {
  const apps = state.apps.map(({ canary: _canary, ...app }) => app);
  const history = state.history.filter(({ sequence }) => sequence <= 210);
  expect(selectedApp({ apps, history }, [], null)?.name).toBe('wallet');
  expect(selectedApp({ apps, history: [] }, [], null)?.name).toBe('shell');
  expect(selectedApp({ apps: [], history }, [], null)).toBeUndefined();
});
