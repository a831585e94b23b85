import { createHash } from 'node:crypto';
import { startBucket, type TestBucket } from '../testing/testBucket';
import { openStore } from './openStore';
import type { DirectAddress, Store } from './store';

let clock: { now: number };
let bucket: TestBucket;
let store: Store;
beforeEach(async () => {
  clock = { now: Date.now() };
  bucket = await startBucket({ now: () => clock.now });
  store = await openStore({ ...bucket.env, RELEASES_S3_DIRECT_ABOVE_KB: '1', RELEASES_S3_PREFIX: 'sites/one' });
});
afterEach(() => bucket.close());

const KEY = 'uploads/files/wallet/1.0.0/a folder/x~1.js';
const bytes = Buffer.from('let a = 1;');
const sha256 = (value: Buffer) => createHash('sha256').update(value).digest('base64');
const address = async () => {
  const found = await store.direct?.address(KEY, { size: bytes.length, sha256: sha256(bytes) });
  if (found === undefined) throw new Error('no address');
  return found;
};
const send = ({ url, headers }: DirectAddress, { method = 'PUT', body = bytes }: { method?: string; body?: Buffer } = {}) =>
  fetch(url, { method, headers, ...(method === 'PUT' && { body: new Uint8Array(body) }) });

it('takes the one value at the one key, once, without credentials', async () => {
  const given = await address();
  expect(new URL(given.url).searchParams.get('X-Amz-SignedHeaders')).toBe(
    'content-length;host;if-none-match;x-amz-checksum-sha256',
  );
  expect((await send(given)).status).toBe(200);
  await expect(store.read(KEY)).resolves.toEqual(bytes);
  expect((await send(given)).status).toBe(412);
});

it.each<[string, (given: DirectAddress) => Promise<Response>, number]>([
  ['another key', ({ url, headers }) => send({ url: url.replace('1.0.0', '1.0.1'), headers }), 403],
  ['another length', (given) => send(given, { body: Buffer.from('let a = 1;let b') }), 403],
  ['other bytes of the same length', (given) => send(given, { body: Buffer.from('let b = 2;') }), 400],
  [
    'other bytes with their own hash',
    ({ url, headers }) => {
      const body = Buffer.from('let b = 2;');
      return send({ url, headers: { ...headers, 'x-amz-checksum-sha256': sha256(body) } }, { body });
    },
    403,
  ],
  ['no hash', ({ url }) => send({ url, headers: { 'if-none-match': '*' } }), 403],
  ['no condition', ({ url, headers: { 'if-none-match': _gone, ...headers } }) => send({ url, headers }), 403],
  ['reading', (given) => send(given, { method: 'GET' }), 403],
  ['removing', (given) => send(given, { method: 'DELETE' }), 403],
  ['a longer life', ({ url, headers }) => send({ url: url.replace('Expires=300', 'Expires=3000'), headers }), 403],
  [
    'the time after its end',
    (given) => {
      clock.now += 301_000;
      return send(given);
    },
    403,
  ],
])('does not take %s', async (_what, attempt, status) => {
  expect((await attempt(await address())).status).toBe(status);
  await expect(store.read(KEY)).resolves.toBeUndefined();
});

it('is signed for the address that the bucket has for others', async () => {
  const env = { ...bucket.env, RELEASES_S3_DIRECT_ABOVE_KB: '1', RELEASES_S3_DIRECT_ENDPOINT: 'https://uploads.example' };
  const given = await (await openStore(env)).direct?.address(KEY, { size: 1, sha256: sha256(bytes) });
  expect(given?.url).toMatch(/^https:\/\/uploads\.example\/parlour\/uploads\/files\//);
  expect((await openStore(bucket.env)).direct).toBeUndefined();
});
