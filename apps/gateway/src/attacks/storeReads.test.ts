import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStore, type Store } from '@parlour/registry';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config';
import { createGateway } from '../server';
import { releaseSmallSite } from '../testing/openGateway';

let folder: string;
let app: FastifyInstance;
let reads: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reads-'));
  await releaseSmallSite(folder);
  const store = fileStore(path.join(folder, 'registry'));
  const counting: Store = {
    ...store,
    read: (key) => {
      reads.push(key);
      return store.read(key);
    },
    list: (prefix, after) => {
      reads.push(prefix);
      return store.list(prefix, after);
    },
  };
  app = await createGateway(readConfig({ DATA_DIR: folder, API_ORIGIN: 'http://127.0.0.1:1' }), counting);
  app.log.level = 'silent';
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const REQUESTS = 300;
const signature = {
  'signature-input':
    'sig=("@method" "@path" "@query" "parlour-registry");created=1;nonce="aaaaaaaaaaaaaaaaaaaa";keyid="x";alg="ecdsa-p256-sha256";tag="parlour-releases"',
  signature: 'sig=:AAAA:',
};
const asset = (index: number, version = '1.0.0') => `/assets/wallet/${version}/gone-${index}.js`;

/**
 * A request that anybody may send, and how often the store may be read for all of them; the polling of the gateways adds a few
 * reads.
 */
const rows: readonly (readonly [string, (index: number) => { url: string; headers?: Record<string, string> }, number])[] = [
  ['the registry', () => ({ url: '/releases/registry' }), 2],
  ['signatures of anything', () => ({ url: '/releases/state', headers: signature }), 60],
  ['signatures with a body', () => ({ url: '/releases/uploads', headers: signature }), 60],
  ['wrong tokens', (index) => ({ url: '/releases/state', headers: { authorization: `Bearer ${index}` } }), 20],
  ['cookies that nobody signed', (index) => ({ url: '/releases/state', headers: { cookie: `parlour_console=${index}` } }), 30],
  ['how to log in', () => ({ url: '/releases/login' }), 30],
  ['a file that is not there', () => ({ url: asset(0) }), 6],
  ['a file that is not there, compressed', () => ({ url: asset(0, '2.0.0'), headers: { 'accept-encoding': 'br' } }), 12],
  ['files that are not there', (index) => ({ url: asset(index) }), 70],
  ['releases that are not there', (index) => ({ url: asset(0, `3.${index}.0`) }), 70],
  ['replays that nobody made', (index) => ({ url: `/?composition=${index}` }), 0],
  ['previews that nobody made', (index) => ({ url: `/trust.json?preview=${index}` }), 20],
];

it.each(rows)(
  `attacks: ${REQUESTS} requests of anybody for %s read the store a bounded number of times`,
  async (_what, of, most) => {
    const network = `192.0.2.${rows.findIndex(([name]) => name === _what) + 1}`;
    reads = [];
    for (let index = 0; index < REQUESTS; index += 1) await app.inject({ method: 'GET', remoteAddress: network, ...of(index) });
    // Each second the gateway looks for a newer manifest by itself.
    const caused = reads.filter((key) => !/^(telemetry|errors|timings|outcomes)/.test(key));
    expect(caused.length).toBeLessThanOrEqual(most + 10);
  },
);

it('a file of a live release is sent to whoever asked too often for others, and the rest after a while', async () => {
  const from = { remoteAddress: '192.0.2.99' };
  for (let index = 0; index < 100; index += 1) await app.inject({ url: asset(index, '9.0.0'), ...from });
  const refused = await app.inject({ url: asset(1, '9.1.0'), ...from });
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await app.inject({ url: '/assets/wallet/1.0.0/remoteEntry.js', ...from })).statusCode).toBe(200);
  expect((await app.inject({ url: asset(1, '9.1.0'), remoteAddress: '192.0.2.100' })).statusCode).toBe(404);
});
