import type { Manifest } from '@parlour/release-contract/manifest';
import { createKey, type PrivateKey, publicPart, sign } from '@parlour/release-contract/signature';
import { testManifest } from '@parlour/release-contract/testManifest';
import { verifyManifest } from './verifyManifest';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const validUntil = '2026-11-20T12:00:01.000Z';
let key: PrivateKey;
beforeAll(async () => {
  key = await createKey();
});

const served = (changes: Partial<Manifest> = {}, until = validUntil, by = key) =>
  sign({ ...testManifest, sequence: 4, ...changes, validUntil: until }, by);
const judge = (received: unknown, site?: string) =>
  verifyManifest(received, { keys: [publicPart(key)], nowMs: NOW, last: testManifest.sequence, site });

it('accepts a signed, valid, newer manifest unchanged', async () => {
  const manifest = JSON.parse(JSON.stringify(await served()));
  await expect(judge(manifest)).resolves.toEqual({ kind: 'newer', manifest });
});

it('a page accepts the manifests of its own site and no other', async () => {
  const kinds = async (site?: string) => [
    (await judge(await served({ site: 'koi' }), site)).kind,
    (await judge(await served(), site)).kind,
  ];
  expect([await kinds('koi'), await kinds()]).toEqual([
    ['newer', 'refused'],
    ['refused', 'newer'],
  ]);
  await expect(judge(await served({ site: 'koi' }), 'kois')).resolves.toEqual({ kind: 'refused', reason: 'otherSite' });
});

it('recognises the current manifest', async () => {
  await expect(judge(await served({ sequence: 3 }))).resolves.toEqual({ kind: 'known' });
});

it.each<[string, string, () => unknown]>([
  ['unsigned', 'no signature', async () => ({ ...(await served()), signature: undefined })],
  ['unsigned', 'the signature of another key', async () => served({}, validUntil, await createKey())],
  [
    'unsigned',
    'the id of our key on the signature of another',
    async () => served({}, validUntil, { ...(await createKey()), kid: key.kid }),
  ],
  ['unsigned', 'another version inside', async () => ({ ...(await served()), shell: { version: '6.6.6' } })],
  ['unsigned', 'a later end', async () => ({ ...(await served()), validUntil: '2999-01-01T00:00:00.000Z' })],
  ['unsigned', 'one more remote', async () => ({ ...(await served()), more: {} })],
  ['expired', 'its time over this moment', () => served({}, '2026-11-20T12:00:00.000Z')],
  ['expired', 'no readable end', () => served({}, 'soon')],
  ['older', 'a smaller number', () => served({ sequence: 2 })],
  ['unknownFormat', 'the next format', () => sign({ ...testManifest, format: 2, sequence: 4, validUntil }, key)],
  ...[2 ** 53 - 1, 2 ** 53, 100_000_000, Number.NaN, '5'].map((sequence): [string, string, () => unknown] => {
    const what = `a number that no history has (${sequence})`;
    return ['unknownFormat', what, () => sign({ ...testManifest, sequence, validUntil }, key)];
  }),
  ['unknownFormat', 'nothing', () => null],
  ['unknownFormat', 'a word', () => 'manifest'],
  ['unknownFormat', 'an empty object', () => ({})],
])('refuses as %s one with %s', async (reason, _what, make) => {
  await expect(judge(await make())).resolves.toEqual({ kind: 'refused', reason });
});
