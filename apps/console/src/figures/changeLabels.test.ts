import type { Change } from '@parlour/release-contract/change';
import { canaryAudience, changeTitle, categoryOf } from './changeLabels';

const releases = [{ name: 'lobby', version: '3.13.0' }];

it.each<[Change, string, string]>([
  [{ kind: 'promote', releases, to: { kind: 'share', share: 10_000 } }, 'live', 'lobby 3.13.0 for everyone'],
  [{ kind: 'promote', releases, to: { kind: 'share', share: 9999 } }, 'canary', 'lobby 3.13.0 for 99.99\u00A0%'],
  [{ kind: 'promote', releases, to: { kind: 'ring', ring: 'staff' } }, 'canary', 'lobby 3.13.0 for staff'],
  [{ kind: 'promote', releases, to: { kind: 'ring', ring: 'agents' } }, 'canary', 'lobby 3.13.0 for staff and agents'],
  [
    { kind: 'promote', releases: [...releases, { name: 'wallet', version: '5.3.0' }], to: { kind: 'share', share: 10_000 } },
    'live',
    'lobby 3.13.0, wallet 5.3.0 for everyone',
  ],
  [
    { kind: 'promote', releases: [...releases, ...releases, ...releases], to: { kind: 'share', share: 10_000 } },
    'live',
    '3 releases for everyone',
  ],
  [
    { kind: 'promote', releases, to: { kind: 'share', share: 10_000 }, from: 'staging' },
    'live',
    'lobby 3.13.0 for everyone, from staging',
  ],
  [
    {
      kind: 'schedule',
      releases,
      stages: [{ to: { kind: 'share', share: 500 } }, { to: { kind: 'share', share: 10_000 }, after: 60 }],
      loads: 400,
    },
    'canary',
    'lobby 3.13.0 in stages: 5\u00A0%, everyone',
  ],
  [{ kind: 'cancel', name: 'lobby' }, 'canary', 'Schedule of lobby cancelled'],
  [{ kind: 'stop', name: 'lobby' }, 'rollback', 'lobby canary stopped'],
  [{ kind: 'rollBack', name: 'lobby' }, 'rollback', 'lobby rolled back'],
  [{ kind: 'return', sequence: 209 }, 'rollback', 'Rolled back to manifest 209'],
  [{ kind: 'switchOff', name: 'wallet' }, 'switch', 'wallet switched off'],
  [{ kind: 'switchOff', name: 'wallet', paths: ['/recharge'] }, 'switch', '/recharge of wallet switched off'],
  [{ kind: 'switchOn', name: 'wallet' }, 'switch', 'wallet switched on'],
  [{ kind: 'switchWorker', to: 'off' }, 'switch', 'Service worker switched off'],
])('calls %j a %s change: %s', (change, sort, title) => {
  expect([categoryOf(change), changeTitle(change)]).toEqual([sort, title]);
});

it.each([
  [{ share: 0, rings: [] }, 'nobody'],
  [{ share: 1000, rings: [] }, '10\u00A0%'],
  [{ share: 0, rings: ['staff' as const] }, 'staff'],
  [{ share: 100, rings: ['staff' as const, 'agents' as const] }, 'staff, agents and 1\u00A0%'],
])('says who has the canary %j', (canary, words) => {
  expect(canaryAudience(canary)).toBe(words);
});
