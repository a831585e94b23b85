import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { keyFile, openStore, readOrCreateKey } from '@parlour/registry';
import { startBucket, type TestBucket } from '@parlour/registry/testing/testBucket';
import { type TestRegistry, testEntry, testRegistry, testRemote, testShell } from '@parlour/registry/testing/testRelease';
import type { FastifyInstance } from 'fastify';
import { readConfig } from './config';
import { createGateway } from './server';

const TOKEN = 'token-of-the-console';
const document = '<script id="manifest">__MANIFEST__</script>';
/** What players see at once, whatever the store does: a quarter of a second for the store, and this machine. */
const AT_ONCE_MS = 1_000;

let folder: string;
let bucket: TestBucket;
let site: TestRegistry;
let gateway: FastifyInstance;
const config = () => readConfig({ DATA_DIR: folder, API_ORIGIN: 'http://127.0.0.1:1', CONSOLE_TOKEN: TOKEN });
const wallet = (version: string) => testRemote('wallet', version, ['/wallet']);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'weather-'));
  bucket = await startBucket();
  const key = await readOrCreateKey(keyFile(path.join(folder, 'keys'), 'registry'));
  site = await testRegistry(await openStore(bucket.env), key);
  await site.publish(testShell('1.0.0', '1.2.0', document), document);
  for (const version of ['1.0.0', '1.1.0']) await site.publish(wallet(version));
  await site.promote({ name: 'shell', version: '1.0.0' }, { name: 'wallet', version: '1.0.0' });
  await start();
});
afterEach(async () => {
  jest.useRealTimers();
  bucket.become('good');
  await gateway.close();
  await bucket.close();
  await rm(folder, { recursive: true });
});

/** A gateway that served players before. */
async function start(): Promise<void> {
  gateway = await createGateway(config(), await openStore(bucket.env));
  for (const url of ['/readyz', '/', '/manifest.json', entryOf('1.0.0')]) expect((await ask(url)).status).toBe(200);
}

const entryOf = (version: string) => `/assets/wallet/${version}/remoteEntry.js`;

async function ask(url: string, given: FastifyInstance = gateway) {
  const started = performance.now();
  const { statusCode, body } = await given.inject({ url, headers: { 'accept-encoding': 'identity' } });
  return { status: statusCode, body, isAtOnce: performance.now() - started < AT_ONCE_MS };
}

/** What a player's page gets: the document, the manifest, and a file that was served before. */
async function asPlayersSeeIt() {
  const [page, live, file] = [await ask('/'), await ask('/manifest.json'), await ask(entryOf('1.0.0'))];
  expect([page.status, live.status, file.status]).toEqual([200, 200, 200]);
  expect([page.isAtOnce, live.isAtOnce, file.isAtOnce]).toEqual([true, true, true]);
  expect(file.body).toBe(testEntry({ name: 'wallet', version: '1.0.0' }));
  const manifest = JSON.parse(live.body);
  return { version: manifest.remotes.wallet.version as string, validUntil: manifest.validUntil as string };
}

async function promote(version: string) {
  const change = { kind: 'promote', releases: [{ name: 'wallet', version }], to: { kind: 'share', share: 10_000 } };
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { statusCode, json } = await gateway.inject({
    method: 'POST',
    url: '/releases/changes',
    headers,
    payload: { change, reason: 'test' },
  });
  return { status: statusCode, message: String(json().message) };
}

async function sendBeacon() {
  const events = [{ event: 'screenLoaded', remote: 'wallet', version: '1.0.0', screen: 'HomeScreen', ms: 120 }];
  const payload = { page: 'a', composition: 'c-123456', events };
  return (await gateway.inject({ method: 'POST', url: '/telemetry', payload })).statusCode;
}

const storeOf = async () => (await ask('/readyz')).body;

describe('what players see while the store is', () => {
  it('slow: the site as ever; what nobody fetched yet comes late', async () => {
    bucket.become('slow');
    await expect(asPlayersSeeIt()).resolves.toMatchObject({ version: '1.0.0' });
    // The answer of before holds for a second.
    while (!(await storeOf()).includes('"store":"slow"')) await after(20);
    expect(await storeOf()).toContain('"status":"ready"');
    const late = await ask(entryOf('1.1.0'));
    expect([late.status, late.isAtOnce]).toEqual([200, false]);
    await expect(sendBeacon()).resolves.toBe(204);
  });

  it('read-only: the site as ever; a change is refused, and figures wait until it can be written to', async () => {
    bucket.become('readOnly');
    await expect(asPlayersSeeIt()).resolves.toMatchObject({ version: '1.0.0' });
    expect((await ask(entryOf('1.1.0'))).status).toBe(200);
    await expect(sendBeacon()).resolves.toBe(204);
    expect((await promote('1.1.0')).status).toBe(500);
    await expect(asPlayersSeeIt()).resolves.toMatchObject({ version: '1.0.0' });
    bucket.become('good');
    expect((await promote('1.1.0')).status).toBe(200);
    await gateway.close();
    const store = await openStore(bucket.env);
    const [hour = ''] = await store.list('telemetry');
    const [name = ''] = await store.list(`telemetry/${hour}`);
    expect(String(await store.read(`telemetry/${hour}/${name}`))).toContain('wallet@1.0.0');
  });

  it('gone for five minutes, and over the hour in which manifests are signed again: the site as ever', async () => {
    await gateway.close();
    const real = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const;
    jest.useFakeTimers({ doNotFake: [...real, 'nextTick', 'queueMicrotask', 'performance', 'hrtime'] });
    await start();
    const { validUntil } = await asPlayersSeeIt();
    bucket.become('gone');
    const now = Date.now();
    for (const minutes of [0, 5, 65]) {
      jest.setSystemTime(now + minutes * 60_000);
      await expect(asPlayersSeeIt()).resolves.toMatchObject({ version: '1.0.0' });
    }
    expect((await asPlayersSeeIt()).validUntil > validUntil).toBe(true);
    expect(await storeOf()).toContain('"status":"ready","store":"unreachable"');
    // A page that cannot load the file shows the fallback release, or what is out of order and a retry.
    expect((await ask(entryOf('1.1.0'))).status).toBe(500);
    expect((await promote('1.1.0')).status).toBe(500);
    await expect(openStore(bucket.env)).rejects.toThrow(/^the bucket "parlour" at .* cannot be used: /);
    bucket.become('good');
    expect((await promote('1.1.0')).status).toBe(200);
    await expect(asPlayersSeeIt()).resolves.toMatchObject({ version: '1.1.0' });
  });

  it('old: nothing is taken back, no change is lost, and a gateway that starts serves what is old until the store is well', async () => {
    bucket.become('old');
    expect((await promote('1.1.0')).status).toBe(200);
    await expect(asPlayersSeeIt()).resolves.toMatchObject({ version: '1.1.0' });
    // Another machine, which does not see that change.
    await expect(site.promote(wallet('1.1.0'))).rejects.toThrow('answers what is old; try again when it is well');
    const started = await createGateway(config(), await openStore(bucket.env));
    expect(JSON.parse((await ask('/manifest.json', started)).body).remotes.wallet.version).toBe('1.0.0');
    bucket.become('good');
    await expect(asPlayersSeeIt()).resolves.toMatchObject({ version: '1.1.0' });
    bucket.become('old');
    await expect(asPlayersSeeIt()).resolves.toMatchObject({ version: '1.1.0' });
    bucket.become('good');
    expect(JSON.parse((await ask('/manifest.json', started)).body).remotes.wallet.version).toBe('1.1.0');
    await started.close();
  });
});
