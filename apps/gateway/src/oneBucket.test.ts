import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStore, keyFile, openRegistry, openStore, readOrCreateKey } from '@parlour/registry';
import { startBucket, type TestBucket } from '@parlour/registry/testing/testBucket';
import { letTeamIn, testEntry, testRegistry, testRemote, testShell } from '@parlour/registry/testing/testRelease';
import { createKey } from '@parlour/release-contract/signature';
import type { FastifyInstance } from 'fastify';
import { readConfig } from './config';
import { createGateway } from './server';

let folder: string;
let bucket: TestBucket;
let gateways: readonly FastifyInstance[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gateway-'));
  bucket = await startBucket();
  await readOrCreateKey(keyFile(path.join(folder, 'keys'), 'registry'));
  const config = readConfig({ DATA_DIR: folder, API_ORIGIN: 'http://127.0.0.1:1' });
  gateways = [await createGateway(config, await openStore(bucket.env)), await createGateway(config, await openStore(bucket.env))];
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await bucket.close();
  await rm(folder, { recursive: true });
});

const seenAt = (url: string) =>
  Promise.all(gateways.map((gateway) => gateway.inject({ url, headers: { 'accept-encoding': 'identity' } })));
const document = '<script id="manifest">__MANIFEST__</script>';

it('shows the same site through two gateways on one bucket, before and after a change', async () => {
  const key = await readOrCreateKey(keyFile(path.join(folder, 'keys'), 'registry'));
  const { publish, promote } = await testRegistry(await openStore(bucket.env), key);
  await publish(testShell('1.0.0', '1.2.0', document), document);
  for (const version of ['1.0.0', '1.1.0']) {
    await publish(testRemote('wallet', version, ['/wallet']));
    await promote({ name: 'shell', version: '1.0.0' }, { name: 'wallet', version });
    const [one, other] = await seenAt('/manifest.json');
    expect(one?.json().remotes.wallet.version).toBe(version);
    expect(other?.json().remotes).toEqual(one?.json().remotes);
    for (const entry of await seenAt(`/assets/wallet/${version}/remoteEntry.js`)) {
      expect([entry.statusCode, entry.body]).toEqual([200, testEntry({ name: 'wallet', version })]);
    }
  }
  for (const site of await seenAt('/')) expect(site.body).toContain('"version":"1.1.0"');
});

it('does not start with the key of another registry, nor without one', async () => {
  const config = readConfig({ DATA_DIR: path.join(folder, 'elsewhere'), API_ORIGIN: 'http://127.0.0.1:1' });
  const start = async () => createGateway(config, await openStore(bucket.env));
  await expect(start()).rejects.toThrow(/^there is no online key at .*elsewhere\/keys\/registry\.json/);
  await readOrCreateKey(keyFile(path.join(folder, 'elsewhere/keys'), 'registry'));
  await expect(start()).rejects.toThrow(/^nothing in this registry is signed by .*elsewhere\/keys\/registry\.json/);
});

it('starts where teams are let in and nothing is released yet', async () => {
  const dataDir = path.join(folder, 'fresh');
  const secret = await readOrCreateKey(keyFile(path.join(dataDir, 'keys'), 'registry'));
  const store = fileStore(path.join(dataDir, 'registry'));
  await letTeamIn(await openRegistry(store, secret), 'wallet', await createKey(), secret);
  const started = await createGateway(readConfig({ DATA_DIR: dataDir, API_ORIGIN: 'http://127.0.0.1:1' }), store);
  const { statusCode } = await started.inject('/');
  await started.close();
  expect(statusCode).toBe(503);
});
