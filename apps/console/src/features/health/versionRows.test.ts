import { sampleHealth, sampleState } from '#testing';
import { versionRows } from './versionRows';

it('has the releases app by app, what is live first', () => {
  const now = new Date();
  const { versions, ...health } = sampleHealth(now);
  const gone = { name: 'lobby', version: '3.11.0', loads: [], failures: [], load: [] };
  const rows = versionRows({ ...health, versions: [gone, ...[...versions].reverse()] }, sampleState(now).apps);
  expect(rows.map(({ name, version, role }) => `${name} ${version} ${role ?? 'past'}`)).toEqual([
    'shell 2.4.0 live',
    'lobby 3.12.1 live',
    'lobby 3.13.0 canary',
    'lobby 3.11.0 past',
    'wallet 5.2.0 live',
    'records 1.8.3 live',
    'promotions 4.0.2 live',
    'promotions 4.1.0 canary',
    'account 2.9.0 live',
  ]);
});
