import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStore, keyFile, readOrCreateKey, registryCaller } from '@parlour/registry';
import { createReleasePreviews } from '@parlour/registry/site/releasePreviews';
import { testRegistry, testRemote, testShell } from '@parlour/registry/testing/testRelease';
import { previewVersion } from '@parlour/release-contract/previewVersion';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config';
import { createGateway } from '../server';
import { PLACEHOLDER } from '../testing/placeholder';

const DOCUMENT =
  '<meta nonce="__NONCE__"><script id="manifest" data-key="__KEY__">__MANIFEST__</script><body><div id="root"></div></body>';
const VERSION = previewVersion(42);

let folder: string;
let app: FastifyInstance;
let previews: ReturnType<typeof createReleasePreviews>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'preview-'));
  const key = await readOrCreateKey(keyFile(path.join(folder, 'keys'), 'registry'));
  const store = fileStore(path.join(folder, 'registry'));
  const site = await testRegistry(store, key);
  const shell = testShell('1.0.0', '1.2.0', DOCUMENT);
  const wallet = testRemote('wallet', '1.0.0', ['/wallet']);
  await site.publish(shell, DOCUMENT);
  await site.publish(wallet);
  await site.promote(shell, wallet);
  await site.publish(testRemote('wallet', VERSION, ['/wallet']));
  previews = createReleasePreviews(site.registry, store, Date.now);
  app = await createGateway(readConfig({ DATA_DIR: folder, API_ORIGIN: 'http://127.0.0.1:1', DOCUMENT_ANSWERS: '0' }));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const make = (title = 'A clearer receipt') =>
  previews.make({ releases: [{ name: 'wallet', version: VERSION }], title, days: 7 }, registryCaller('ana').author);

it('whoever has the link sees the release in the site, under a banner; nobody else does', async () => {
  const { path: url, id } = await make();
  const { statusCode, body, headers } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(body).toContain(`"version":"${VERSION}"`);
  expect(body).toMatch(/aria-label="Preview"><span>Preview of wallet: A clearer receipt\. By ana, until .* UTC\./);
  expect(body).toContain('data-key=""');
  expect(body).not.toMatch(PLACEHOLDER);
  expect(headers['cache-control']).toBe('private, no-store');
  expect((await app.inject('/')).body).not.toContain(VERSION);
  expect((await app.inject('/manifest.json')).body).not.toContain(VERSION);
  await previews.end(id);
  const after = await app.inject(url);
  expect([after.statusCode, after.body]).toEqual([410, 'This preview was ended.\n']);
});

it('escapes its title in the banner', async () => {
  const { body } = await app.inject((await make('<img src=x onerror=alert(1)> __NONCE__')).path);
  expect(body).not.toContain('<img');
  expect(body).not.toMatch(PLACEHOLDER);
});
