import type { AppState } from '@parlour/release-contract/api';
import { sampleHealth, sampleState } from '#testing';
import { failuresOf } from './failuresOf';

const now = new Date();
const health = sampleHealth(now);
const named = (name: string) => sampleState(now).apps.find((app): app is AppState => app.name === name);

it.each([
  ['promotions', '4.1.0', 'danger'],
  ['lobby', undefined, 'success'],
  ['wallet', undefined, 'success'],
])('looks at %s: the release that fails is %s', (name, failing, tone) => {
  const app = named(name);
  expect(app && failuresOf(app, health)).toMatchObject({ failing, tone });
});

it('ignores the verdict on an earlier canary', () => {
  const app = named('promotions');
  const fixed = app && { ...app, canary: { version: '4.1.1', share: 100, rings: [], since: '' } };
  expect(fixed && failuresOf(fixed, health)).toMatchObject({ failing: undefined });
});
