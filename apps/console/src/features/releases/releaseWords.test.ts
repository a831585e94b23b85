import type { AppState } from '@parlour/release-contract/api';
import { offerOf, roleOf } from './releaseWords';

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
])('says what %s is', (version, words, offer) => {
  expect(roleOf(app, version)?.words).toBe(words);
  expect(offerOf(app, version)).toBe(offer);
});
