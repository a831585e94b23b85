import type { AppState, CanaryState, HistoryEntry } from '@parlour/release-contract/api';
import type { Audience } from '@parlour/release-contract/change';
import { doneBefore } from './again';

const staff: Audience = { kind: 'ring', ring: 'staff' };
const share = (of: number): Audience => ({ kind: 'share', share: of });
const canaryOf = (version: string, of: number): CanaryState => ({ version, share: of, rings: ['staff', 'agents'], since: '' });
const entry = (sequence: number, difference: string, kind: 'stop' | 'rollBack' = 'stop'): HistoryEntry => ({
  sequence,
  composition: 'c-1',
  change: { kind, name: 'wallet' },
  by: 'ana',
  reason: 'the receipt stays empty',
  at: '',
  difference: [difference],
});

const decide = (to: Audience, app: Partial<AppState>, history: readonly HistoryEntry[] = []) =>
  doneBefore(
    { kind: 'promote', releases: [{ name: 'wallet', version: '1.5.0' }], to },
    { apps: [{ name: 'wallet', kind: 'remote', live: '1.4.0', releases: [], ...app }], history, requests: [] },
  );

it('has something to do for a new release, and for more visitors', () => {
  const before = [entry(7, 'wallet 1.3.0 → 1.4.0')];
  expect(decide(staff, {}, before)).toBeUndefined();
  expect(decide(share(2500), { canary: canaryOf('1.5.0', 500) }, before)).toBeUndefined();
});

it.each([
  ['the same visitors', share(500), { canary: canaryOf('1.5.0', 500) }, 'wallet@1.5.0 is for staff, agents, 5 % already'],
  ['more visitors by now', share(500), { canary: canaryOf('1.5.0', 2500) }, 'wallet@1.5.0 is for staff, agents, 25 % already'],
  ['a ring of a later step', staff, { canary: canaryOf('1.5.0', 500) }, 'wallet@1.5.0 is for staff, agents, 5 % already'],
  [
    'everyone, beside a newer canary',
    share(10_000),
    { live: '1.5.0', canary: canaryOf('1.6.0', 500) },
    'wallet@1.5.0 is what everyone has already',
  ],
])('does nothing for a release that is live for %s', (_what, to, app, said) => {
  expect(decide(to, app)).toBe(said);
});

it.each([
  ['was stopped', 'wallet canary 1.5.0 for staff, agents, 5 % → none'],
  ['was rolled back', 'wallet 1.5.0 → 1.4.0'],
  ['was followed by another canary', 'wallet canary 1.5.0 for staff → 1.6.0 for staff'],
])('refuses a release that %s', (_what, difference) => {
  const history = [entry(9, 'records 1.5.0 → 1.4.0'), entry(8, difference), entry(7, 'wallet canary 1.5.0 for staff')];
  expect(() => decide(staff, {}, history)).toThrow(
    'entry 8 took wallet@1.5.0 from visitors (ana: the receipt stays empty); leave out --again to give it to them all the same',
  );
});

it('names the entry that removed the remote', () => {
  const history = [entry(8, 'wallet gone'), entry(7, 'wallet canary 1.5.0 for staff')];
  expect(() => decide(staff, {}, history)).toThrow('entry 8 took');
  expect(decide(staff, {}, history.slice(0, 1))).toBeUndefined();
});

it('makes no second request for the same promotion', () => {
  const change = { kind: 'promote' as const, releases: [{ name: 'wallet', version: '1.5.0' }], to: share(10_000) };
  const request = { sequence: 9, change, by: 'wallet', reason: '', at: '', until: '', difference: [] };
  expect(doneBefore(change, { apps: [], history: [], requests: [request] })).toBe(
    'request 9 for it waits for a second person already',
  );
});
