import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStore, type Store } from '@parlour/registry';
import { lastUses } from '@parlour/registry/canary/releaseUsage';
import type { TelemetryEvent } from '@parlour/release-contract/telemetry';
import { healthOf } from './health';
import { createHours } from './hours';
import { createRecorder } from './recorder';

const HOUR = 500_000;
const FIRST = HOUR * 60;

let folder: string;
let store: Store;
let minute: number;
const now = () => minute * 60_000;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hours-'));
  store = fileStore(folder);
  minute = FIRST;
});
afterEach(() => rm(folder, { recursive: true }));

function gateway(name: string) {
  const recorder = createRecorder(name);
  const hours = createHours(store, name, recorder, now);
  const tell = (page: string, ...events: readonly TelemetryEvent[]) =>
    recorder.take({ page, composition: 'c-000000', events: [...events] }, 1, now(), { page, group: '7' });
  return { ...hours, tell, flush: () => recorder.flush(store) };
}

const loaded = (ms: number): TelemetryEvent => ({
  event: 'screenLoaded',
  remote: 'wallet',
  version: '1.0.0',
  screen: 'deposit',
  ms,
});
const failed: TelemetryEvent = { event: 'remoteFailed', remote: 'wallet', version: '1.0.0' };
const alive: TelemetryEvent = { event: 'alive', shell: '1.0.0', releases: { lobby: '2.0.0' } };

it('adds the figures of the other gateway, and counts each page once', async () => {
  const [one, other] = [gateway('one'), gateway('other')];
  one.tell('a', loaded(100), { event: 'vital', name: 'LCP', value: 1000 });
  other.tell('a', loaded(1000), failed, { event: 'vital', name: 'LCP', value: 4000 });
  other.tell('b', alive, { event: 'manifestRefused', reason: 'expired' });
  await other.flush();
  const health = healthOf(await one.since(FIRST), 1, now(), []);
  expect(health).toMatchObject({ from: new Date((FIRST - 59) * 60_000).toISOString(), visitorsNow: 2, manifestsRefused: 1 });
  expect(health.visitors).toEqual([...Array.from({ length: 59 }, () => 0), 2]);
  expect(health.lcp.slice(-2)).toEqual([undefined, expect.any(Number)]);
  expect(health.versions).toMatchObject([{ name: 'wallet', version: '1.0.0' }]);
  const [wallet] = health.versions;
  expect([wallet?.loads.at(-1), wallet?.failures.at(-1), wallet?.load.at(-2)]).toEqual([2, 1, undefined]);
  expect(wallet?.load.at(-1)).toBeCloseTo(1000, -2);
});

it('keeps the figures across a restart and the end of an hour', async () => {
  const before = gateway('before');
  minute = FIRST + 59;
  before.tell('a', loaded(100));
  minute = FIRST + 60;
  before.tell('a', loaded(100));
  await before.flush();
  const after = gateway('after');
  minute = FIRST + 61;
  after.tell('a', loaded(100));
  const [wallet] = healthOf(await after.since(FIRST), 2, now(), []).versions;
  expect(wallet?.loads.slice(-3)).toEqual([1, 1, 1]);
});

it('writes only what changed, and sees news of another gateway after some seconds', async () => {
  const [one, other] = [gateway('one'), gateway('other')];
  other.tell('a', loaded(1));
  await other.flush();
  const loads = async () => healthOf(await one.since(FIRST), 1, now(), []).versions[0]?.loads.at(-1);
  await expect(loads()).resolves.toBe(1);
  other.tell('a', loaded(1));
  await other.flush();
  await expect(loads()).resolves.toBe(1);
  minute += 0.1;
  await expect(loads()).resolves.toBe(2);
  await store.remove('telemetry/2027-01-15T08/other.json');
  await other.flush();
  await expect(store.list('telemetry')).resolves.toEqual([]);
});

it('sees news of another gateway also when the clock is put back', async () => {
  const [one, other] = [gateway('one'), gateway('other')];
  minute = FIRST + 10;
  other.tell('a', loaded(1));
  await other.flush();
  await one.since(FIRST);
  minute = FIRST + 5;
  other.tell('b', loaded(1));
  await other.flush();
  expect((await one.since(FIRST)).flatMap(({ pages }) => pages)).toHaveLength(2);
});

it('writes again what could not be written', async () => {
  let isBroken = true;
  const failing: Store = {
    ...store,
    write: async (...args) => (isBroken ? Promise.reject(new Error('full')) : store.write(...args)),
  };
  const recorder = createRecorder('one');
  recorder.take({ page: 'a', composition: '', events: [alive] }, 1, now(), { page: 'a', group: '7' });
  await expect(recorder.flush(failing)).rejects.toThrow('full');
  isBroken = false;
  await recorder.flush(failing);
  await expect(lastUses(store, 0)).resolves.toEqual(
    new Map([
      ['shell@1.0.0', FIRST * 60_000],
      ['lobby@2.0.0', FIRST * 60_000],
    ]),
  );
});

it('goes on without a file that it cannot read', async () => {
  await store.write('telemetry/2027-01-15T08/newer.json', Buffer.from('{"minutes":[{"format":2}]}'));
  await expect(gateway('one').since(FIRST)).resolves.toEqual([]);
});
