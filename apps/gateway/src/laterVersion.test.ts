import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStore, initRegistry, keyFile, readKey } from '@parlour/registry';
import { hourName, telemetryKey } from '@parlour/registry/canary/releaseUsage';
import { sign } from '@parlour/release-contract/signature';
import type { FastifyInstance } from 'fastify';
import { readConfig } from './config';
import { createGateway } from './server';
import { releaseSmallSite } from './testing/openGateway';

const TOKEN = 'of-a-later-version';
const ENTRY = 'history/00000002.json';
const MESSAGE = `${ENTRY} has the format 3, and this version reads 1 and 2: a newer Parlour wrote it; upgrade this program first`;

/** Only the date is faked; timers run normally. */
const running = ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'] as const;

let folder: string;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: [...running, 'clearImmediate', 'clearInterval', 'clearTimeout'] });
  folder = await mkdtemp(path.join(tmpdir(), 'later-'));
  await releaseSmallSite(folder);
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(folder, { recursive: true });
});

const store = () => fileStore(path.join(folder, 'registry'));

async function writeLater(key: string, document: object, signer = 'registry') {
  const secret = await readKey(keyFile(path.join(folder, 'keys'), signer));
  if (secret === undefined) throw new Error(`there is no key ${signer}`);
  await store().write(key, Buffer.from(JSON.stringify(await sign({ format: 2, ...document }, secret))));
}

async function withGateway(work: (app: FastifyInstance) => Promise<void>) {
  const app = await createGateway(readConfig({ DATA_DIR: folder, API_ORIGIN: 'http://127.0.0.1:1', CONSOLE_TOKEN: TOKEN }));
  app.log.level = 'silent';
  try {
    await work(app);
  } finally {
    await app.close();
  }
}

async function demandSite(app: FastifyInstance) {
  const [document, manifest] = [await app.inject('/'), await app.inject('/manifest.json')];
  expect([document.statusCode, manifest.statusCode]).toEqual([200, 200]);
  expect(document.body).toContain('"sequence":1');
  expect(manifest.json()).toMatchObject({ sequence: 1 });
}

it('a later version wrote the newest entry: the site goes on, changes are refused, and a gateway that starts is not ready', async () => {
  await withGateway(async (app) => {
    await demandSite(app);
    expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready' });
    await writeLater(ENTRY, { format: 3, sequence: 2, previous: '', all: 'new' });
    const written = await store().read(ENTRY);
    await demandSite(app);
    const refused = await app.inject({
      method: 'POST',
      url: '/releases/changes',
      headers: { authorization: `Bearer ${TOKEN}` },
      payload: { change: { kind: 'switchOff', name: 'wallet' }, reason: 'a test' },
    });
    expect([refused.statusCode, refused.json()]).toEqual([400, { message: MESSAGE }]);
    expect(await store().read(ENTRY)).toEqual(written);
    jest.setSystemTime(Date.now() + 1_000);
    expect((await app.inject('/readyz')).json()).toEqual({
      status: 'ready',
      store: 'reachable',
      manifest: 1,
      key: 'there',
      operator: 'unreachable',
      unread: MESSAGE,
    });
  });
  await withGateway(async (app) => {
    await demandSite(app);
    const { statusCode, body } = await app.inject('/readyz');
    expect([statusCode, JSON.parse(body)]).toEqual([503, expect.objectContaining({ status: 'not ready', unread: MESSAGE })]);
  });
});

it('a later version wrote the root document: the document of the next hour is sent with the version before it', async () => {
  await initRegistry(store(), path.join(folder, 'keys'));
  await withGateway(async (app) => {
    await demandSite(app);
    await writeLater('trust/00000002.json', { version: 2, all: 'new' }, 'root');
    jest.setSystemTime(Date.now() + 3_600_000);
    await demandSite(app);
    await expect(createGateway(readConfig({ DATA_DIR: folder, API_ORIGIN: 'http://127.0.0.1:1' }))).rejects.toThrow(
      'trust/00000002.json has the format 2',
    );
  });
});

it('figures of a later version are left out, and said once', async () => {
  await withGateway(async (app) => {
    const warn = jest.spyOn(app.log, 'warn');
    const hour = Math.floor(Date.now() / 3_600_000);
    const keys = [
      telemetryKey(hour, 'later'),
      ...['timings', 'errors', 'outcomes'].map((kind) => `${kind}/${hourName(hour)}/later.json`),
    ];
    for (const key of keys) await store().write(key, Buffer.from('{"format":2}'));
    const headers = { authorization: `Bearer ${TOKEN}` };
    for (const call of [
      'health?hours=1',
      'timings?hours=1',
      'errors?hours=1',
      'outcomes?hours=1',
      'health?hours=1',
      'errors?hours=1',
    ])
      expect((await app.inject({ url: `/releases/${call}`, headers })).statusCode).toBe(200);
    expect(warn.mock.calls.map(([said]) => (said as { key?: string }).key).toSorted()).toEqual(keys.toSorted());
    for (const key of keys) expect(String(await store().read(key))).toBe('{"format":2}');
  });
});
