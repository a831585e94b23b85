import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hourName, lastUses, readStandings, telemetryKey } from './releaseUsage';
import { fileStore } from '../storage/fileStore';
import type { Store } from '../storage/store';
import { testRegistry, testRemote, testShell } from '../testing/testRelease';

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

describe('how releases stood in pages', () => {
  const writeReport = (hour: number, gateway: string, releases: Record<string, { loads: number; failedPages: number }>) =>
    store.write(telemetryKey(hour, gateway), Buffer.from(JSON.stringify({ minutes: [{ minute: hour * 60, releases }] })));
  const standing = async (loads: number, failedPages: number) => {
    await writeReport(HOUR + 1, 'one', { 'wallet@2.0.0': { loads, failedPages } });
    return (await readStandings(store, ['wallet@2.0.0'])).get('wallet@2.0.0');
  };

  it.each([
    [0, 0, 'unknown'],
    [19, 0, 'unknown'],
    [20, 0, 'good'],
    [98, 2, 'good'],
    [97, 3, 'bad'],
    [0, 1, 'bad'],
    [8, 2, 'unknown'],
    [7, 2, 'bad'],
  ])('%i loads and %i failed pages: %s', async (loads, failedPages, expected) => {
    await expect(standing(loads, failedPages)).resolves.toBe(expected);
  });

  it('is the sum over gateways and hours, and damaged or older files are no evidence', async () => {
    await writeReport(HOUR + 1, 'one', { 'wallet@2.0.0': { loads: 10, failedPages: 0 } });
    await writeReport(HOUR + 1, 'two', { 'wallet@2.0.0': { loads: 5, failedPages: 0 } });
    await writeReport(HOUR + 2, 'one', { 'wallet@2.0.0': { loads: 5, failedPages: 0 } });
    const standings = await readStandings(store, ['wallet@2.0.0', 'wallet@1.0.0']);
    expect([...standings]).toEqual([
      ['wallet@2.0.0', 'good'],
      ['wallet@1.0.0', 'unknown'],
    ]);
  });
});

it('three bad releases in a row still have the good one as their fallback', async () => {
  const { release, registry } = await testRegistry(store);
  const wallet = (version: string) => testRemote('wallet', version, ['/wallet']);
  const tell = (version: string, loads: number, failedPages: number) =>
    store.write(
      telemetryKey(HOUR, version),
      Buffer.from(JSON.stringify({ minutes: [{ minute: 1, releases: { [`wallet@${version}`]: { loads, failedPages } } }] })),
    );
  await release(testShell('1.0.0'), wallet('1.0.0'));
  await tell('1.0.0', 400, 1);
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    await release(wallet(version));
    await tell(version, 1, 9);
    expect((await registry.current())?.remotes['wallet']).toMatchObject({ version, fallback: { version: '1.0.0' } });
  }
  await release(wallet('1.4.0'));
  await tell('1.4.0', 50, 0);
  await release(wallet('1.5.0'));
  expect((await registry.current())?.remotes['wallet']?.fallback?.version).toBe('1.4.0');
});
