import type { HistoryEntry } from '../api';
import { endedCanary } from './endedCanary';

const entry = (sequence: number, kind: 'stop' | 'rollBack' | 'remove' | 'switchOff', ...difference: string[]): HistoryEntry => ({
  sequence,
  composition: 'c-1',
  change: { kind, name: 'wallet' },
  by: 'guardrail',
  reason: 'wallet 1.5.0: 9 of 9 loads failed',
  at: '',
  difference,
});
const begun = entry(1, 'stop', 'wallet canary 1.5.0 for staff, agents, 5 %');
const stopped = entry(2, 'stop', 'wallet canary 1.5.0 for staff, agents, 5 % → none');

it('is the canary that was taken back, whatever was switched off, and whatever other apps did since', () => {
  const later = [entry(4, 'stop', 'lobby 1.0.0 → 1.1.0'), entry(3, 'switchOff', 'wallet switched off: /recharge')];
  expect(endedCanary([...later, stopped, begun], 'wallet')).toEqual({ version: '1.5.0', entry: stopped });
});

it('is a first release, which left nothing', () => {
  const gone = entry(3, 'stop', 'wallet gone');
  const raised = entry(2, 'stop', 'wallet canary 1.5.0 for staff → 1.5.0 for staff, agents, 5 %');
  expect(endedCanary([gone, raised], 'wallet')).toEqual({ version: '1.5.0', entry: gone });
});

it.each([
  ['it goes on', [begun]],
  ['it went to everyone', [entry(2, 'stop', 'wallet 1.4.0 → 1.5.0', 'wallet canary 1.5.0 for staff → none'), begun]],
  ['it went to everyone as a first release', [entry(2, 'stop', 'wallet 1.5.0', 'wallet canary 1.5.0 for staff → none'), begun]],
  ['another one followed', [entry(2, 'stop', 'wallet canary 1.5.0 for staff → 1.6.0 for staff'), begun]],
  ['another release came since', [entry(3, 'stop', 'wallet 1.4.0 → 1.4.1'), stopped]],
  ['the app was removed', [entry(3, 'remove', 'wallet gone'), begun]],
  ['nothing is known of it', []],
])('is none when %s', (_why, history) => {
  expect(endedCanary(history, 'wallet')).toBeUndefined();
});
