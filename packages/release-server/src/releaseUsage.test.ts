import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeTelemetry, hourName, lastUses, telemetryKey } from './releaseUsage';
import { fileStore } from './storage/files';
import type { Store } from './storage/store';

let folder: string;
let store: Store;

const HOUR = 500_000;
const file = (...minutes: readonly (readonly [number, ...string[]])[]) =>
  Buffer.from(
    JSON.stringify({
      minutes: minutes.map(([minute, ...releases]) => ({
        minute,
        releases: Object.fromEntries(releases.map((release) => [release, { loads: 0 }])),
      })),
    }),
  );

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sightings-'));
  store = fileStore(folder);
  await store.write(telemetryKey(HOUR, 'one'), file([HOUR * 60, 'wallet@1.0.0'], [HOUR * 60 + 5, 'wallet@1.0.0', 'shell@1.0.0']));
  await store.write(telemetryKey(HOUR, 'two'), file([HOUR * 60 + 7, 'wallet@1.0.0']));
  await store.write(telemetryKey(HOUR - 24, 'one'), file([HOUR * 60 - 1440, 'lobby@1.0.0']));
  await store.write(telemetryKey(HOUR, 'damaged'), Buffer.from('{'));
});
afterEach(() => rm(folder, { recursive: true }));

it('files by the hour', () => {
  expect(telemetryKey(HOUR, 'one')).toBe('telemetry/2027-01-15T08/one.json');
  expect(hourName(0)).toBe('1970-01-01T00');
});

it('knows when pages last had a release, whichever gateway they told', async () => {
  const all = await lastUses(store, 0);
  expect([...all].toSorted()).toEqual([
    ['lobby@1.0.0', (HOUR - 24) * 3_600_000],
    ['shell@1.0.0', (HOUR * 60 + 5) * 60_000],
    ['wallet@1.0.0', (HOUR * 60 + 7) * 60_000],
  ]);
  await expect(lastUses(store, HOUR * 3_600_000 + 1).then((seen) => [...seen.keys()])).resolves.toEqual([
    'wallet@1.0.0',
    'shell@1.0.0',
  ]);
});

it('forgets what is old', async () => {
  await removeTelemetry(store, HOUR);
  await expect(store.list('telemetry')).resolves.toEqual([hourName(HOUR)]);
});
