import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fileStore } from '@parlour/registry';
import fastify, { type FastifyInstance } from 'fastify';
import { serveConsole } from './serveConsole';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'console-'));
  app = fastify();
  serveConsole(app, fileStore(folder), { devServer: undefined });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it('answers 404 with a message when the console is not built', async () => {
  await expect(app.inject('/console/')).resolves.toMatchObject({ statusCode: 404, body: 'The console is not built.' });
});

describe('when it is built', () => {
  beforeAll(async () => {
    await writeFile(
      path.join(folder, 'index.html'),
      '<meta nonce="__NONCE__"><script nonce="__NONCE__" src="/console/main.12345678.js">',
    );
    await writeFile(path.join(folder, 'main.12345678.js'), 'let console;');
    for (const name of ['.secret.json', 'packages.json', 'third-party.txt']) await writeFile(path.join(folder, name), '{}');
  });

  it('serves its document again each time, with a strict policy', async () => {
    const [one, other] = [await app.inject('/console/'), await app.inject('/console/')];
    const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1] ?? '';
    expect(one.body.split(nonce)).toHaveLength(3);
    expect(other.body).not.toContain(nonce);
    expect(one.headers['cache-control']).toBe('no-store');
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toContain(`default-src 'self'; script-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).not.toMatch(/unsafe|https:|\*/);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('serves its files for ever, compressed by %s', async (encoding, open) => {
    const answer = await app.inject({ url: '/console/main.12345678.js', headers: { 'accept-encoding': encoding } });
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(String(open(answer.rawPayload))).toBe('let console;');
  });

  it.each(['/console', '/console/index.html'])('sends %s to where it is', async (url) => {
    await expect(app.inject(url)).resolves.toMatchObject({ statusCode: 301, headers: { location: '/console/' } });
  });

  it.each([
    '/console/gone.js',
    '/console/packages.json',
    '/console/third-party.txt',
    '/console/.secret.json',
    '/console/..%2fpackage.json',
    '/console/%2e%2e/package.json',
  ])('has nothing at %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
