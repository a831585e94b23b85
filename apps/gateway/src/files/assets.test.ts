import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { fileStore, type Store } from '@parlour/registry';
import fastify, { type FastifyInstance } from 'fastify';
import path from 'node:path';
import { type EarlyAnswer, serveAssets } from './assets';

let folder: string;
let app: FastifyInstance;
let answerEarly: EarlyAnswer;
let early: string[];
let reads: string[];

const files: Readonly<Record<string, string>> = {
  'assets/wallet/1.0.0/remoteEntry.js': 'plain',
  'assets/wallet/1.0.0/remoteEntry.js.br': 'brotli',
  'assets/wallet/1.0.0/remoteEntry.js.gz': 'gzip',
  'assets/wallet/1.0.0/tiny.css': 'body{}',
  'assets/wallet/1.0.0/intro.webm': '0123456789',
  'assets/wallet/1.0.0/font.woff2': 'font',
  'assets/wallet/1.0.0/secret.key': 'secret',
  'keys/registry.json': 'secret',
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  const store = fileStore(folder);
  for (const [key, value] of Object.entries(files)) await store.write(key, Buffer.from(value));
});
afterAll(() => rm(folder, { recursive: true }));

beforeEach(() => {
  reads = [];
  const store = fileStore(folder);
  const counting: Store = {
    ...store,
    read: (key) => {
      reads.push(key);
      return store.read(key);
    },
  };
  app = fastify();
  early = [];
  answerEarly = serveAssets(app, counting);
});
afterEach(() => app.close());

const entry = '/assets/wallet/1.0.0/remoteEntry.js';

it.each([
  ['br, gzip', 'brotli', 'br'],
  ['gzip, deflate, br', 'brotli', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
  ['identity', 'plain', undefined],
  ['', 'plain', undefined],
  ['bread', 'plain', undefined],
])('sends to who accepts "%s" the %s bytes', async (accepted, body, encoding) => {
  const answer = await app.inject({ url: entry, headers: { 'accept-encoding': accepted } });
  expect(answer.body).toBe(body);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  expect(answer.headers['content-encoding']).toBe(encoding);
});

it('sends a file as it is when it has no twin, and looks for none where there never is one', async () => {
  const headers = { 'accept-encoding': 'br' };
  const style = await app.inject({ url: '/assets/wallet/1.0.0/tiny.css', headers });
  expect([style.body, style.headers['content-encoding']]).toEqual(['body{}', undefined]);
  reads = [];
  const font = await app.inject({ url: '/assets/wallet/1.0.0/font.woff2', headers });
  expect(font.headers).toMatchObject({ 'content-type': 'font/woff2' });
  expect(font.headers['vary']).toBeUndefined();
  expect(reads).toEqual(['assets/wallet/1.0.0/font.woff2']);
});

it('reads a file once, however many ask at once and later', async () => {
  await Promise.all(Array.from({ length: 20 }, () => app.inject(entry)));
  await app.inject(entry);
  expect(reads).toEqual(['assets/wallet/1.0.0/remoteEntry.js']);
});

it('answers with what is in memory before Fastify, and tells the route, until the gateway stops', async () => {
  const PASSED_ON = 421;
  const server = createServer((request, response) => {
    const route = answerEarly(request, response);
    if (route === undefined) response.writeHead(PASSED_ON).end();
    else early.push(route);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const statusOf = async (url: string, init: RequestInit = {}) =>
    (await fetch(origin + url, { ...init, headers: { 'accept-encoding': 'identity', ...init.headers } })).status;
  try {
    expect(await statusOf(entry)).toBe(PASSED_ON);
    const { headers } = await app.inject(entry);
    const answer = await fetch(origin + entry, { headers: { 'accept-encoding': 'identity' } });
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([200, 'plain', headers.etag]);
    expect(await statusOf(entry, { method: 'HEAD' })).toBe(200);
    expect(await statusOf(entry, { headers: { 'if-none-match': String(headers.etag) } })).toBe(304);
    expect(early).toEqual(['/assets/*', '/assets/*', '/assets/*']);
    for (const url of [`${entry}?v=1`, entry.replace('w', '%77'), '/assets/wallet/1.0.0/gone.js', '/keys/registry.json'])
      expect([url, await statusOf(url)]).toEqual([url, PASSED_ON]);
    expect(await statusOf(entry, { method: 'POST' })).toBe(PASSED_ON);
    expect(early).toHaveLength(3);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

it('answers HEAD with the length and no bytes', async () => {
  const answer = await app.inject({ method: 'HEAD', url: entry });
  expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '5', '']);
});

it('says that a file is still the same', async () => {
  const { headers } = await app.inject(entry);
  for (const known of [`${headers.etag}`, `W/${headers.etag}`]) {
    const again = await app.inject({ url: entry, headers: { 'if-none-match': known } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});

it.each([
  ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
  ['bytes=8-', 206, 'bytes 8-9/10', '89'],
  ['bytes=-3', 206, 'bytes 7-9/10', '789'],
  ['bytes=0-99', 206, 'bytes 0-9/10', '0123456789'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=0-1,3-4', 200, undefined, '0123456789'],
])('sends the part %s of a video', async (range, status, contentRange, body) => {
  const answer = await app.inject({ url: '/assets/wallet/1.0.0/intro.webm', headers: { range } });
  expect([answer.statusCode, answer.headers['content-range'], answer.body]).toEqual([status, contentRange, body]);
});

it.each([
  '/assets/',
  '/assets/wallet',
  '/assets/wallet/1.0.0',
  '/assets/wallet/1.0.0/',
  '/assets/wallet/1.0.0/gone.js',
  '/assets/wallet/1.0.0/remoteEntry.js.br',
  '/assets/wallet/1.0.0/secret.key',
  '/assets/wallet//1.0.0/remoteEntry.js',
])('has nothing at %s, and no such answer is kept', async (url) => {
  const { statusCode, headers } = await app.inject(url);
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBeUndefined();
});

it.each([
  '/assets/../keys/registry.json',
  '/assets/%2e%2e/keys/registry.json',
  '/assets/..%2fkeys/registry.json',
  '/assets/%2e%2e%2fkeys%2fregistry.json',
  '/assets/..%5ckeys%5cregistry.json',
  '/assets/wallet/..%2f..%2fkeys/registry.json',
  '/assets/%252e%252e/keys/registry.json',
  '/assets//keys/registry.json',
  '/assets/wallet/1.0.0/remoteEntry.js%00.json',
  '/assets/%ff.js',
])('keeps %s inside the assets, asked for as it stands', async (target) => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.once('end', () => resolve(text));
    socket.once('error', reject);
  });
  expect(answer.slice(9, 12)).toMatch(/400|404/);
  expect(answer).not.toContain('secret');
});
