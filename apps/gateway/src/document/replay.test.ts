import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStore, keyFile, readOrCreateKey } from '@parlour/registry';
import { createReplay } from '@parlour/registry/site/openReplay';
import { type TestRegistry, testRegistry, testRemote, testShell } from '@parlour/registry/testing/testRelease';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config';
import { createGateway } from '../server';
import { PLACEHOLDER } from '../testing/placeholder';

const DOCUMENT =
  '<meta nonce="__NONCE__"><script id="manifest" data-key="__KEY__">__MANIFEST__</script><body><div id="root"></div></body>';

let folder: string;
let site: TestRegistry;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'replay-'));
  const key = await readOrCreateKey(keyFile(path.join(folder, 'keys'), 'registry'));
  site = await testRegistry(fileStore(path.join(folder, 'registry')), key);
  const shell = testShell('1.0.0', '1.2.0', DOCUMENT);
  const wallet = testRemote('wallet', '1.0.0', ['/wallet']);
  await site.publish(shell, DOCUMENT);
  await site.publish(wallet);
  await site.promote(shell, wallet);
  await site.publish(testRemote('wallet', '1.1.0', ['/wallet']));
  await site.promote({ name: 'wallet', version: '1.1.0' });
  app = await createGateway(readConfig({ DATA_DIR: folder, API_ORIGIN: 'http://127.0.0.1:1', DOCUMENT_ANSWERS: '0' }));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const linkFor = (by = 'Ana', nowMs = Date.now()) =>
  createReplay(site.registry, { sequence: 1, canaries: [], hours: 1, by }, nowMs);
const versionIn = (body: string) => {
  const text = /id="manifest"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
  return (JSON.parse(text) as { remotes: Record<string, { version: string }> }).remotes['wallet']?.version;
};

it('opens the site as it was, under a banner, only with the link', async () => {
  const { path: url } = await linkFor();
  const { statusCode, body, headers } = await app.inject(url);
  expect([statusCode, versionIn(body)]).toEqual([200, '1.0.0']);
  expect(body).toMatch(
    /<aside id="replay"[^>]*><span>The site as it was at manifest 1, live since .* UTC\. For Ana, until .* UTC/,
  );
  expect(headers['cache-control']).toBe('private, no-store');
  expect(versionIn((await app.inject('/')).body)).toBe('1.1.0');
  expect((await app.inject('/')).body).not.toContain('id="replay"');
});

it('has no key, by which the page would follow what is live, and nothing left to fill in', async () => {
  const { body, headers } = await app.inject((await linkFor()).path);
  expect(body).toContain('data-key=""');
  expect(body).not.toMatch(PLACEHOLDER);
  const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1] ?? 'none';
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
});

it('escapes the name in the banner', async () => {
  const { body } = await app.inject((await linkFor('<img src=x onerror=alert(1)> __NONCE__')).path);
  expect(body).not.toContain('<img');
  expect(body).not.toMatch(PLACEHOLDER);
});

it.each<[string, () => Promise<string>]>([
  ['expired', async () => (await linkFor('Ana', Date.now() - 3_600_001)).path],
  ['altered', async () => `${(await linkFor()).path}x`],
  ['nonsense', async () => '/?composition=nonsense'],
  ['empty', async () => '/?composition='],
])('a link that is %s opens nothing', async (_what, link) => {
  const { statusCode, body } = await app.inject(await link());
  expect([statusCode, body]).toEqual([410, 'This link has expired, or is not of this site.\n']);
});
