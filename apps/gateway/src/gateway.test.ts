import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fileStore, readOrCreateKey, keyFile } from '@parlour/registry';
import { isSigned, sign } from '@parlour/release-contract/signature';
import { testRegistry, testRemote, testShell } from '@parlour/registry/testing/testRelease';
import type { FastifyInstance } from 'fastify';
import { readConfig } from './config';
import { createMetrics } from './telemetry/metrics';
import { createGateway } from './server';
import { errorEvent } from './testing/errorEvent';
import { PLACEHOLDER } from './testing/placeholder';

let dataDir: string;
let upstream: Server;
let app: FastifyInstance;
const metrics = createMetrics();

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gateway-'));
  upstream = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  await readOrCreateKey(keyFile(path.join(dataDir, 'keys'), 'registry'));
  app = await createGateway(readConfig({ DATA_DIR: dataDir, API_ORIGIN: `http://127.0.0.1:${port}` }), undefined, metrics);
});

afterAll(async () => {
  await app.close();
  await new Promise((resolve) => upstream.close(resolve));
  await rm(dataDir, { recursive: true });
});

async function release() {
  const key = await readOrCreateKey(keyFile(path.join(dataDir, 'keys'), 'registry'));
  const { publish, promote } = await testRegistry(fileStore(path.join(dataDir, 'registry')), key);
  const document = '<html lang="zh-CN"><meta nonce="__NONCE__"><script id="manifest" data-key="__KEY__">__MANIFEST__</script>';
  const shell = testShell('1.0.0', '1.2.0', document);
  const wallet = { ...testRemote('wallet', '1.0.0', ['/wallet']), outage: '</script><b>' };
  await publish(shell, document);
  await publish(wallet);
  await promote(shell, wallet);
}

it('says that nothing is released yet', async () => {
  await expect(app.inject('/')).resolves.toMatchObject({ statusCode: 503, body: 'Nothing is released yet.' });
  await expect(app.inject('/manifest.json')).resolves.toMatchObject({ statusCode: 503 });
});

describe('with a release', () => {
  beforeAll(release);

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sends document and manifest as %s to who takes it', async (encoding, unpack) => {
    for (const [url, words] of [
      ['/', 'id="manifest"'],
      ['/manifest.json', '"sequence":'],
    ] as const) {
      const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        vary: url === '/' ? 'accept-encoding, user-agent' : 'accept-encoding',
      });
      expect(unpack(rawPayload).toString()).toContain(words);
    }
  });

  it('serves the document with the manifest inlined, a fresh nonce and a policy without unsafe parts', async () => {
    const [one, other] = await Promise.all([app.inject('/'), app.inject('/')]);
    expect(one?.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(one?.body).not.toMatch(PLACEHOLDER);
    const nonce = /nonce="([^"]+)"/.exec(one?.body ?? '')?.[1];
    expect(one?.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(one?.headers['content-security-policy']).not.toMatch(/'unsafe/);
    expect(other?.body).not.toContain(nonce);
  });

  it('inlines the manifest so that nothing in it can end the script', async () => {
    const { body } = await app.inject('/');
    const inline = /<script id="manifest"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(inline).remotes.wallet.outage).toBe('</script><b>');
  });

  it('serves the same manifest in the document and alone, signed by the key that the document names', async () => {
    const { body } = await app.inject('/');
    const key = JSON.parse((/data-key="([^"]+)"/.exec(body)?.[1] ?? '').replaceAll('&quot;', '"'));
    const inline = JSON.parse(/<script id="manifest"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '');
    await expect(isSigned(inline, [key])).resolves.toBe(true);
    expect((await app.inject('/manifest.json')).json()).toEqual(inline);
    expect(JSON.stringify(key)).not.toContain('"d"');
    // In a registry from before root documents nobody can name another key.
    expect((await app.inject('/trust.json')).json()).toEqual([]);
  });

  it('lets a visitor with a preview token load what it brings, and nobody else', async () => {
    const preview = { rings: [], overrides: { wallet: 'http://127.0.0.1:4000' }, by: 'Ada', validUntil: '2999-01-01T00:00:00Z' };
    const signed = await sign(preview, await readOrCreateKey(keyFile(path.join(dataDir, 'keys'), 'registry')));
    const cookie = `parlour_preview=${Buffer.from(JSON.stringify(signed)).toString('base64url')}`;
    const { headers } = await app.inject({ url: '/', headers: { cookie } });
    expect(headers['content-security-policy']).toContain(`script-src 'self' http://127.0.0.1:4000 'nonce-`);
    expect(headers['content-security-policy']).toContain(`connect-src 'self' http://127.0.0.1:4000;`);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await app.inject('/')).headers['content-security-policy']).not.toContain('127.0.0.1:4000');
  });

  it('tells the page what customer service may use in its frame', async () => {
    expect((await app.inject('/')).body).toContain('<html lang="zh-CN">');
    const env = { DATA_DIR: dataDir, API_ORIGIN: 'http://127.0.0.1:9', SERVICE_FRAME: 'camera  microphone' };
    const other = await createGateway(readConfig(env));
    expect((await other.inject('/')).body).toContain('<html data-service-frame="camera microphone" lang="zh-CN">');
    await other.close();
  });

  it('serves the manifest with an ETag', async () => {
    const first = await app.inject('/manifest.json');
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    for (const known of [etag, `"of before", ${etag}`, etag.replace('W/', '')])
      await expect(app.inject({ url: '/manifest.json', headers: { 'if-none-match': known } })).resolves.toMatchObject({
        statusCode: 304,
      });
  });

  it.each([
    ['br', 'br'],
    ['identity', undefined],
  ])('serves assets for ever, to %s', async (accepted, encoding) => {
    const asset = await app.inject({ url: '/assets/wallet/1.0.0/remoteEntry.js', headers: { 'accept-encoding': accepted } });
    expect(asset.statusCode).toBe(200);
    expect(asset.headers['content-encoding']).toBe(encoding);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toContain('javascript');
  });

  it.each(['/assets/wallet/1.0.0/gone.js', '/nowhere'])('has nothing at %s', async (url) => {
    const { statusCode } = await app.inject(url);
    expect([403, 404]).toContain(statusCode);
  });
});

it.each(['/assets/../manifests/00000001.json', '/assets/%2e%2e/manifests/00000001.json', '/assets/..%2fmanifests/00000001.json'])(
  'keeps %s inside the assets, asked for as it stands',
  async (target) => {
    await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
    const { port } = app.server.address() as AddressInfo;
    const status = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
      );
      socket.once('data', (answer) => resolve(String(answer).slice(9, 12)));
      socket.once('error', reject);
    });
    expect(['400', '403', '404']).toContain(status);
  },
);

const beacon = (...events: readonly object[]) => ({ page: 'p', composition: 'c-000000', events });
const frame = (file: string) => ({ file, line: 1, column: 2 });

it.each([
  [beacon({ event: 'remoteFailed', remote: 'wallet', version: '1.0.0' }), 204],
  [beacon({ event: 'remoteFailed', remote: 'invented', version: '9' }), 204],
  [beacon({ event: 'rowsDropped', endpoint: 'getBetRecords', count: 1 }), 204],
  [beacon({ event: 'fieldOdd', endpoint: 'getGames', field: 'is_hot', count: 2 }), 204],
  [{ page: 'p', composition: 'c-000000', facts: [{ event: 'rowsDropped', endpoint: 'getBetRecords', count: 1 }] }, 204],
  [beacon({ event: 'answerRefused', endpoint: 'getGames', field: 'data.0.name' }), 204],
  [beacon(errorEvent), 204],
  [beacon({ event: 'invented' }, { event: 'vital', name: 'LCP', value: -1 }, errorEvent), 204],
  [beacon({ ...errorEvent, frames: Array.from({ length: 21 }, () => frame('document')) }), 400],
  [beacon({ ...errorEvent, frames: [frame('../../keys/registry.json')] }), 400],
  [beacon({ ...errorEvent, frames: [frame('wallet/1.0.0/<b>.js')] }), 400],
  [beacon({ ...errorEvent, message: 'x'.repeat(301) }), 400],
  [beacon({ ...errorEvent, count: 1e9 }), 400],
  [beacon({ event: 'invented' }), 400],
  [beacon(), 400],
  [{}, 400],
])('takes telemetry %j with %s', async (payload, status) => {
  await expect(app.inject({ method: 'POST', url: '/telemetry', payload })).resolves.toMatchObject({ statusCode: status });
});

it('takes so many beacons a minute of one address, and says when the next one may come', async () => {
  const send = (remoteAddress: string) => app.inject({ method: 'POST', url: '/telemetry', payload: {}, remoteAddress });
  const statuses = new Set<number>();
  for (let sent = 0; sent < 3_000; sent += 1) statuses.add((await send('192.0.2.7')).statusCode);
  expect([...statuses]).toEqual([400]);
  let last = await send('192.0.2.7');
  for (let sent = 0; sent < 2_000 && last.statusCode !== 429; sent += 1) last = await send('192.0.2.7');
  expect([last.statusCode, last.headers['retry-after']]).toEqual([429, '1']);
  expect((await send('192.0.2.8')).statusCode).toBe(400);
});

it('counts what came, and shows it to no player', async () => {
  const { text } = await metrics.read();
  expect(text).toContain('parlour_telemetry_events_total{event="remoteFailed",remote="wallet",version="1.0.0"} 1');
  expect(text).toContain('parlour_telemetry_events_total{event="unknown",remote="other",version="other"} 3');
  expect(text).not.toContain('invented');
  await expect(app.inject('/metrics')).resolves.toMatchObject({ statusCode: 404 });
});
