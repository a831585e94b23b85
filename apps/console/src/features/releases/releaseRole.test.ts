import type { AppState } from '@parlour/release-contract/api';
import { actionLabel, roleOf } from './releaseRole';

const app: AppState = {
  name: 'lobby',
  kind: 'remote',
  live: '3.12.1',
  canary: { version: '3.13.0', share: 1000, rings: ['staff'], since: '' },
  releases: [],
};

it.each([
  ['3.12.1', 'live', undefined],
  ['3.13.0', 'canary for staff and 10\u00A0%', 'Change'],
  ['3.12.0', undefined, 'Promote'],
])('says what %s is', (version, label, offer) => {
  expect(roleOf(app, version)?.label).toBe(label);
  expect(actionLabel(app, version)).toBe(offer);
});
