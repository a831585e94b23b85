import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStore, type Store } from '@parlour/release-server';
import { testRegistry, testRemote, testShell } from '@parlour/release-server/testRelease';
import fastify from 'fastify';
import { createMetrics } from './metrics';
import { startMonitoring } from './monitoring';
import { errorEvent } from './testing/errorEvent';

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
  const { readErrors } = startMonitoring(app, { registry: site.registry, store, metrics: createMetrics() });
  const sent = await app.inject({
    method: 'POST',
    url: '/telemetry',
    payload: { page: 'p', composition: 'c', events: [errorEvent] },
  });
  expect(sent.statusCode).toBe(204);
  let letGo = () => {};
  held = new Promise((resolve) => (letGo = resolve));
  const both = [readErrors(1), readErrors(1)];
  // Both have begun: the first one writes, and the second one has nothing to write.
  await new Promise(setImmediate);
  letGo();
  expect((await Promise.all(both)).map(({ groups }) => groups.length)).toEqual([1, 1]);
  await app.close();
  await rm(folder, { recursive: true });
});
