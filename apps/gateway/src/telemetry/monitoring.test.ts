import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStore, type Registry, type Store } from '@parlour/registry';
import { memoryStore } from '@parlour/registry/testing/testStore';
import { testRegistry, testRemote, testShell } from '@parlour/registry/testing/testRelease';
import fastify from 'fastify';
import { createMetrics } from './metrics';
import { firstMinuteOf, startMonitoring } from './monitoring';
import { createMarks } from './marks';
import { errorEvent } from '../testing/errorEvent';

const marks = createMarks('secret');

it('who reads the errors while they are being written gets all that came before', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'monitoring-'));
  const files = fileStore(folder);
  const site = await testRegistry(files);
  await site.release(testShell('1.0.0'), testRemote('wallet', '1.0.0', ['/wallet']));
  let held: Promise<void> = Promise.resolve();
  const store: Store = {
    ...files,
    write: async (key, value) => {
      await held;
      await files.write(key, value);
    },
  };
  const app = fastify();
  const { readErrors } = startMonitoring(app, { registry: site.registry, store, metrics: createMetrics(), marks });
  const sent = await app.inject({
    method: 'POST',
    url: '/telemetry',
    payload: { page: 'p', composition: 'c', events: [errorEvent] },
  });
  expect(sent.statusCode).toBe(204);
  let letGo = () => {};
  held = new Promise((resolve) => (letGo = resolve));
  const both = [readErrors(1), readErrors(1)];
  // Both flushes have started: the first one writes, and the second one has nothing to write.
  await new Promise(setImmediate);
  letGo();
  expect((await Promise.all(both)).map(({ groups }) => groups.length)).toEqual([1, 1]);
  await app.close();
  await rm(folder, { recursive: true });
});

it('takes telemetry while the store is down, and counts it with the manifest that was live last', async () => {
  const store = memoryStore();
  const site = await testRegistry(store);
  await site.release(testShell('1.0.0'), testRemote('wallet', '1.0.0', ['/wallet']));
  let isDown = false;
  const unlessDown = async <Value>(answer: Promise<Value>): Promise<Value> => {
    if (isDown) throw new Error('the store is down');
    return answer;
  };
  const registry: Registry = {
    ...site.registry,
    current: () => unlessDown(site.registry.current()),
    apps: () => unlessDown(site.registry.apps()),
  };
  // In the middle of an hour, because figures are stored by the hour.
  let now = Math.floor(Date.now() / 3_600_000) * 3_600_000 + 1_800_000;
  const app = fastify();
  const { readErrors, readHealth } = startMonitoring(app, { registry, store, metrics: createMetrics(), marks, now: () => now });
  const screenLoaded = { event: 'screenLoaded', remote: 'wallet', version: '1.0.0', screen: 'Deposit', ms: 100 };
  const send = async (version: string) => {
    const events = [{ ...errorEvent, version }, screenLoaded];
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/telemetry',
      payload: { page: 'p', composition: 'c', events },
    });
    return statusCode;
  };
  expect(await send('1.0.0')).toBe(204);
  isDown = true;
  now += 10_000;
  expect([await send('1.0.0'), await send('9.9.9')]).toEqual([204, 204]);
  expect((await readErrors(1)).groups.map(({ count }) => count)).toEqual([2]);
  expect((await readHealth(1)).versions.map(({ loads }) => loads.reduce((sum, one) => sum + one, 0))).toEqual([3]);
  await app.close();
});

it.each([
  ['an hour ago', -60, -65],
  ['by a clock that is a minute ahead', 1, -4],
  ['by a clock that is an hour ahead', 60, undefined],
])('figures of what was made live %s are looked for from then on', (_when, minutes, expected) => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const at = new Date(now + minutes * 60_000).toISOString();
  expect(firstMinuteOf({ at }, now)).toBe(expected === undefined ? 0 : now / 60_000 + expected);
});
