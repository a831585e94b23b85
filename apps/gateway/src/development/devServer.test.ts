import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Manifest } from '@parlour/registry';
import { openGateway, type OpenGateway } from '../testing/openGateway';

const written = {
  version: '0.0.0-dev',
  platformVersion: '^1.0.0',
  container: 'bingo_0_0_0_dev',
  entry: { path: 'remoteEntry.js', integrity: '' },
  modules: { BingoScreen: [] },
  outage: 'Bingo is closed',
  routes: [],
};

/** The builds of `npm run dev` so far. */
let stamp: string;
let files: Readonly<Record<string, string>>;
let upstream: Server;
let development: OpenGateway;
let production: OpenGateway;
let consoleDir: string;

beforeAll(async () => {
  upstream = createServer(({ url = '' }, response) => {
    const releases = JSON.stringify({ stamp, version: '0.0.0-dev', remotes: { bingo: written } });
    const body = url === '/dev/releases' ? releases : files[url];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(body);
  });
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
  const devServer = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  development = await openGateway({ isDevelopment: true, devServer });
  consoleDir = await mkdtemp(path.join(tmpdir(), 'console-'));
  await writeFile(path.join(consoleDir, 'index.html'), '<!doctype html>');
  production = await openGateway({ consoleDir });
});
beforeEach(() => {
  stamp = 'one';
  files = {
    '/assets/shell/0.0.0-dev/document.html': '<!doctype html><script id="manifest" nonce="__NONCE__">__MANIFEST__</script>',
    '/assets/bingo/0.0.0-dev/remoteEntry.js': 'let bingo;',
    '/console/index.html': '<!doctype html><script nonce="__NONCE__"></script>',
    '/dev/page.js': 'let page;',
  };
});
afterAll(async () => {
  await Promise.all([development.close(), production.close()]);
  await rm(consoleDir, { recursive: true });
  upstream.closeAllConnections();
  await new Promise((done) => upstream.close(done));
});

const ask = ({ port }: OpenGateway, address: string) => fetch(`http://127.0.0.1:${port}${address}`);
const manifestNow = async () => (await (await ask(development, '/manifest.json')).json()) as Manifest;
const policyOf = ({ headers }: Response, { operator }: OpenGateway) =>
  headers
    .get('content-security-policy')
    ?.replaceAll(/'nonce-[^']+'/g, "'nonce'")
    .replaceAll(operator, 'operator');

it('puts what is being written in the place of what is live, and beside it', async () => {
  const { shell, remotes, composition } = await manifestNow();
  expect(shell).toEqual({ version: '0.0.0-dev', worker: 'off' });
  expect(remotes['bingo']).toEqual({ ...written, salt: 'bingo' });
  expect(remotes['wallet']).toMatchObject({ version: '1.0.0' });
  expect(composition).toMatch(/-one$/);
});

it('serves the document as it was built last, each time with another nonce', async () => {
  const first = await (await ask(development, '/')).text();
  expect(first).toContain('"version":"0.0.0-dev"');
  expect(first).not.toContain('__NONCE__');
  stamp = 'two';
  files = { '/assets/shell/0.0.0-dev/document.html': '<title>Anew</title>' };
  await expect((await ask(development, '/')).text()).resolves.toBe('<title>Anew</title>');
});

it.each([
  ['/assets/bingo/0.0.0-dev/remoteEntry.js', 200, 'let bingo;'],
  ['/dev/page.js', 200, 'let page;'],
  ['/assets/bingo/0.0.0-dev/gone.js', 404, expect.any(String)],
])('answers %s with %s', async (address, status, body) => {
  const answer = await ask(development, address);
  expect(answer.status).toBe(status);
  await expect(answer.text()).resolves.toEqual(body);
});

it('browsers cache no development build', async () => {
  const { headers } = await ask(development, '/assets/bingo/0.0.0-dev/remoteEntry.js');
  expect(headers.get('cache-control')).toBe('no-store');
});

it.each(['/', '/console/'])(
  'what may run in %s differs by the hashes alone, which nothing that is written has',
  async (address) => {
    const [document, released] = [await ask(development, address), await ask(production, address)];
    expect(document.headers.get('integrity-policy')).toBeNull();
    expect([document.status, released.status]).toEqual([200, 200]);
    expect(released.headers.get('integrity-policy')).toBe('blocked-destinations=(script), endpoints=(policies)');
    expect(policyOf(document, development)).toBe(policyOf(released, production));
  },
);

it('sends no request in production', async () => {
  expect((await ask(production, '/dev/page.js')).status).toBe(404);
  expect((await ask(production, '/dev/builds')).status).toBe(404);
});
