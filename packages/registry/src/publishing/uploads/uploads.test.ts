import { randomBytes } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { appRights, type Caller, type Member } from '@parlour/release-contract/policy';
import { createKey, sign } from '@parlour/release-contract/signature';
import { integrityOf } from '../integrity';
import { apply } from '../../registry/operations';
import type { Store } from '../../storage/store';
import { author, promotion, testFolderForEach, wallet } from '../../testing/testFolder';
import { setPolicy, testEntry } from '../../testing/testRelease';
import { uploadLimits } from './limits';
import { createUploads } from './uploads';

const setup = testFolderForEach();

const SBOM = '{"bomFormat":"CycloneDX","components":[{"name":"big.js","licenses":[{"license":{"id":"MIT"}}]}]}';
const team: Member = { kind: 'team', keys: [], apps: { wallet: { rights: [...appRights] } }, site: [] };
const ci: Caller = { author: { kind: 'team', name: 'wallet' }, rights: [team] };
const named = { name: 'wallet', version: '1.1.0' };
const bytes = Buffer.from(testEntry(named).repeat(5));
const br = brotliCompressSync(bytes);

const release = (change: object = {}) => {
  const file = { path: 'remoteEntry.js', integrity: integrityOf(bytes) };
  return {
    ...wallet('1.1.0'),
    entry: file,
    modules: { HomeScreen: [file] },
    files: [{ ...file, size: bytes.length, brotli: br.length }],
    sbom: integrityOf(Buffer.from(SBOM)),
    ...change,
  };
};
const open = (now = Date.now) => createUploads(setup().registry, setup().store, now);
const begin = async (descriptor: object = release(), caller = ci, sbom: unknown = SBOM) =>
  open().begin(caller, await sign(descriptor, await setup().keyOf('wallet')), sbom);
const file = (encoding: 'identity' | 'br' | 'gzip', name = 'remoteEntry.js') => ({ path: name, encoding });
const send = async () => {
  await open().put(ci, named, file('br'), br);
  await open().put(ci, named, file('gzip'), gzipSync(bytes));
  await open().put(ci, named, file('identity'), bytes);
};

it('publishes what was sent, and shows nothing of it before', async () => {
  await setup().released('1.0.0');
  await expect(begin()).resolves.toEqual({ missing: [file('identity'), file('br')] });
  await send();
  await expect(setup().registry.versions('wallet')).resolves.toEqual(['1.0.0']);
  await expect(setup().store.list('assets/wallet')).resolves.toEqual(['1.0.0']);
  await expect(open().complete(ci, named)).resolves.toBe('published');
  await expect(setup().store.list('uploads')).resolves.toEqual([]);
  expect(await setup().store.read('assets/wallet/1.1.0/remoteEntry.js')).toEqual(bytes);
  expect(await setup().store.read('assets/wallet/1.1.0/remoteEntry.js.br')).toEqual(br);
  const { manifest } = await apply(setup().registry, promotion('1.1.0'), author);
  expect(manifest?.remotes['wallet']?.version).toBe('1.1.0');
});

it('goes on where it was cut off, and can be repeated when it is complete', async () => {
  await begin();
  await open().put(ci, named, file('br'), br);
  await expect(begin()).resolves.toEqual({ missing: [file('identity')] });
  await open().put(ci, named, file('identity'), bytes);
  await expect(begin()).resolves.toEqual({ missing: [] });
  await open().complete(ci, named);
  await begin();
  await send();
  await expect(open().complete(ci, named)).resolves.toBe('known');
});

it('an upload that nobody completes is removed with the next one, a day later', async () => {
  await begin();
  await open().put(ci, named, file('br'), br);
  const later = open(() => Date.now() + 25 * 3_600_000);
  const next = await sign(release({ version: '1.2.0' }), await setup().keyOf('wallet'));
  await later.begin(ci, next, SBOM);
  await expect(setup().store.list('uploads/meta/wallet')).resolves.toEqual(['1.2.0.json']);
  await expect(setup().store.list('uploads/files')).resolves.toEqual([]);
});

it('an upload that this version would not take is removed with the next one, a day later', async () => {
  const odd = { release: { ...release({ files: [{ path: 'a//b.js' }] }), signature: { key: '', value: '' } }, sbom: SBOM, at: 0 };
  await setup().store.write('uploads/meta/wallet/1.1.0.json', Buffer.from(JSON.stringify(odd)));
  const later = open(() => Date.now() + 25 * 3_600_000);
  await later.begin(ci, await sign(release({ version: '1.2.0' }), await setup().keyOf('wallet')), SBOM);
  await expect(setup().store.list('uploads/meta/wallet')).resolves.toEqual(['1.2.0.json']);
});

it('of uploads that are not complete the newest few are kept, with all that is stored of them', async () => {
  for (let turn = 0; turn < 7; turn += 1) {
    const version = `1.2.${turn}`;
    await begin(release({ version }));
    await open().put(ci, { ...named, version }, file('br'), br);
    // A store knows times to the second, or finer.
    const at = new Date(Date.now() - (7 - turn) * 60_000);
    await utimes(path.join(setup().folder, `uploads/meta/wallet/${version}.json`), at, at);
  }
  const kept = ['1.2.3', '1.2.4', '1.2.5', '1.2.6'];
  await expect(setup().store.list('uploads/meta/wallet')).resolves.toEqual(kept.map((version) => `${version}.json`));
  await expect(setup().store.list('uploads/files/wallet')).resolves.toEqual(kept);
  await begin(release({ version: '1.2.3' }));
  await expect(setup().store.list('uploads/files/wallet')).resolves.toEqual(kept);
});

it('an app has room for so many bytes, of which those of a release that is published again are counted once', async () => {
  await begin();
  await send();
  await open().complete(ci, named);
  const limits = { ...uploadLimits, appBytes: 2 * (bytes.length + br.length) - 1 };
  const tight = () => createUploads(setup().registry, setup().store, Date.now, limits);
  const signed = async (version: string) => sign(release({ version }), await setup().keyOf('wallet'));
  await expect(tight().begin(ci, await signed('1.1.0'), SBOM)).resolves.toMatchObject({ missing: [{}, {}] });
  await expect(tight().begin(ci, await signed('1.2.0'), SBOM)).rejects.toThrow(
    'the releases of wallet would have 0 MB, at most 0 MB are allowed; operations remove old ones with: npm run release -- gc',
  );
  const published = await setup().registry.descriptor('wallet', '1.1.0');
  if (published !== undefined) await setup().registry.removeFiles(published);
  await expect(tight().begin(ci, await signed('1.2.0'), SBOM)).resolves.toMatchObject({ missing: [{}, {}] });
});

it('stores each large file before it reads the next, so that one is in memory', async () => {
  const contents = Array.from({ length: 5 }, () => randomBytes(2_000_000));
  const size = contents[0]?.length ?? 0;
  const files = contents.map((one, index) => ({ path: `f${index}.js`, integrity: integrityOf(one), size, brotli: size }));
  const [entry] = files.map(({ size: _size, brotli: _brotli, ...one }) => one);
  const { store } = setup();
  await begin({ ...release({ version: '2.0.0', files }), entry, modules: { HomeScreen: [entry] } });
  for (const [index, one] of contents.entries()) await store.write(`uploads/files/wallet/2.0.0/f${index}.js`, one);
  const done: string[] = [];
  const noting: Store = {
    ...store,
    read: async (key) => {
      if (/f\d\.js$/.test(key)) done.push(`read ${key.slice(-5)}`);
      return store.read(key);
    },
    create: async (key, value) => {
      if (/f\d\.js$/.test(key)) done.push(`store ${key.slice(-5)}`);
      return store.create(key, value);
    },
  };
  const uploads = createUploads(await setup().reopen(noting), noting);
  await expect(uploads.complete(ci, { name: 'wallet', version: '2.0.0' })).resolves.toBe('published');
  const names = files.map((one) => one.path);
  expect(done).toEqual([...names.map((name) => `read ${name}`), ...names.flatMap((name) => [`read ${name}`, `store ${name}`])]);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `f${index}.js`, integrity: integrityOf(bytes), size: 1, brotli: 1 }));
const sized = (size: number, count = 1) => many(count).map((one) => ({ ...one, size, brotli: size }));

it.each<[string, () => Promise<unknown>, string]>([
  ['a descriptor with an unknown field', () => begin(release({ admin: true })), 'the descriptor is not valid: admin'],
  ['a descriptor without a version', () => begin(release({ version: 'latest' })), 'the descriptor is not valid: version'],
  ['a name that leads elsewhere', () => begin(release({ name: '../lobby' })), 'the descriptor is not valid: name'],
  ['no descriptor', async () => open().begin(ci, 'wallet', SBOM), 'release'],
  ['no bill of materials', () => begin(release(), ci, null), 'sbom'],
  ['another bill of materials', () => begin(release(), ci, '{}'), 'not the one that the descriptor names'],
  ['a descriptor without one', () => begin(release({ sbom: undefined })), 'not the one that the descriptor names'],
  ['too many files', () => begin(release({ files: many(uploadLimits.files + 1) })), 'at most 2000 are allowed'],
  ['a file that is too large', () => begin(release({ files: sized(uploadLimits.fileBytes + 1) })), 'at most 8000000 are allowed'],
  ['too much together', () => begin(release({ files: sized(uploadLimits.fileBytes, 9) })), 'at most 64000000 are allowed'],
  [
    'a file below thousands of folders',
    () => begin(release({ files: many(1).map((one) => ({ ...one, path: `${'a/'.repeat(10_000)}a.js` })) })),
    'has 20004 characters, at most 500 are allowed',
  ],
  [
    'a name in a path that no disk can store',
    () => begin(release({ files: many(1).map((one) => ({ ...one, path: `js/${'a'.repeat(201)}/a.js` })) })),
    `the name ${'a'.repeat(40)}… in wallet 1.1.0 has 201 characters, at most 200 are allowed`,
  ],
  [
    'a version that no disk can store',
    () => begin(release({ version: `1.1.0-${'a'.repeat(295)}` })),
    `the version 1.1.0-${'a'.repeat(34)}… has 301 characters, at most 100 are allowed`,
  ],
  [
    'a name of an app that no disk can store',
    async () => {
      const everything: Caller = { author: { kind: 'person', name: 'ana' } };
      const name = 'a'.repeat(300);
      return open().begin(everything, await sign(release({ name }), await setup().keyOf('wallet')), SBOM);
    },
    `the name ${'a'.repeat(40)}… has 300 characters, at most 60 are allowed`,
  ],
  ...[-1, 0.5, 1e300].flatMap((odd) =>
    (['size', 'brotli'] as const).map((field): [string, () => Promise<unknown>, string] => [
      `a file with ${odd} bytes (${field})`,
      () => begin(release({ files: [...sized(1, 2), { ...many(3)[2], [field]: odd }] })),
      'f2.js has no number of bytes',
    ]),
  ),
  [
    'a compressed file that is larger than the file',
    () => begin(release({ files: many(1).map((one) => ({ ...one, size: 1, brotli: 7_900_000 })) })),
    'f0.js.br has 7900000 bytes, more than f0.js itself, which has 1',
  ],
  [
    'too much together, compressed',
    () => begin(release({ files: many(9).map((one) => ({ ...one, size: 7_111_000, brotli: 7_118_000 })) })),
    'has 64062000 bytes compressed, at most 64000000 are allowed',
  ],
  [
    'a bill of materials of a million packages',
    async () => {
      const sbom = `{"components":[${'{"name":"a"},'.repeat(70_000)}{}]}`;
      return begin(release({ sbom: integrityOf(Buffer.from(sbom)) }), ci, sbom);
    },
    'the bill of materials has 140002 parts, at most 60000 are allowed',
  ],
  ['a file twice', () => begin(release({ files: [...many(1), ...many(1)] })), 'names a file twice'],
  ...['', '.br', '.gz'].map((suffix): [string, () => Promise<unknown>, string] => [
    `a file whose ${suffix || 'own'} path is a folder`,
    () => begin(release({ files: ['js', `js${suffix}/a.js`].flatMap((one) => many(1).map((made) => ({ ...made, path: one }))) })),
    `js${suffix} is a file and a folder`,
  ]),
  [
    'a source that is a novel',
    () => begin(release({ source: { run: 'x'.repeat(uploadLimits.provenance + 1) } })),
    'the run of wallet 1.1.0 has 501 characters',
  ],
  [
    'a compressed file as its own',
    () => begin(release({ files: [{ ...many(1)[0], path: 'x.js.br' }] })),
    'is the name of a compressed file',
  ],
  ...['../x.js', 'a/../x.js', 'a//x.js', '/x.js', 'a/', './x.js', 'a/./x.js', 'a/.', '.', ''].map(
    (odd): [string, () => Promise<unknown>, string] => [
      `the path "${odd}"`,
      () => begin(release({ files: [{ ...many(1)[0], path: odd }] })),
      'the descriptor is not valid: files.0.path: not a path of a file of the release',
    ],
  ),
  [
    'a file that the site does not serve',
    () => begin(release({ files: [{ ...many(1)[0], path: 'notes.docx' }] })),
    '"notes.docx" is of no kind that the site serves',
  ],
  [
    'a team without the right',
    () => begin(release(), { ...ci, rights: [{ ...team, apps: {} }] }),
    'lacks the right "publish" for wallet',
  ],
  [
    'the key of nobody',
    async () => open().begin(ci, await sign(release(), await createKey()), SBOM),
    'of nobody here cannot publish wallet',
  ],
  [
    "another team's key",
    async () => open().begin(ci, await sign(release(), await setup().keyOf('lobby')), SBOM),
    'of lobby cannot publish wallet',
  ],
  [
    'a descriptor that was altered',
    async () => open().begin(ci, { ...(await sign(release(), await setup().keyOf('wallet'))), container: 'evil' }, SBOM),
    'the signature of wallet 1.1.0 is wrong',
  ],
])('refuses %s', async (_name, attempt, message) => {
  await expect(attempt()).rejects.toThrow(message);
  await expect(setup().store.list('uploads')).resolves.toEqual([]);
});

it.each<[string, () => Promise<unknown>, string]>([
  ['other bytes', () => open().put(ci, named, file('identity'), Buffer.alloc(bytes.length, 'e')), 'does not have the bytes'],
  ['fewer bytes', () => open().put(ci, named, file('identity'), Buffer.from('evil')), 'the descriptor says'],
  [
    'compressed bytes of something else',
    () => open().put(ci, named, file('gzip'), gzipSync(Buffer.from('evil'))),
    'does not have the bytes',
  ],
  ['bytes that are not compressed', () => open().put(ci, named, file('gzip'), bytes), 'does not have the bytes'],
  [
    'a small file that becomes a large one',
    () => open().put(ci, named, file('gzip'), gzipSync(Buffer.alloc(400_000))),
    'does not have the bytes',
  ],
  [
    'a compressed file that is larger than the file, whatever it becomes',
    () => open().put(ci, named, file('gzip'), Buffer.concat([gzipSync(bytes), Buffer.alloc(7_000_000)])),
    'leave it out',
  ],
  [
    'a compressed file of another size',
    () => open().put(ci, named, file('br'), brotliCompressSync(bytes, { params: { 1: 0 } })),
    'the descriptor says',
  ],
  [
    'a file that the descriptor does not name',
    () => open().put(ci, named, file('identity', 'more.js'), bytes),
    'is not a file of wallet 1.1.0',
  ],
  ['a path upwards', () => open().put(ci, named, file('identity', '../../x'), bytes), 'is not a file of wallet 1.1.0'],
  [
    'a file of an upload that nobody began',
    () => open().put(ci, { ...named, version: '9.0.0' }, file('identity'), bytes),
    'nobody began',
  ],
  [
    'a file of another team',
    () => open().put({ ...ci, rights: [{ ...team, apps: {} }] }, named, file('identity'), bytes),
    'lacks the right',
  ],
  [
    'to complete it before its files are there',
    () => open().complete(ci, named),
    '2 files are missing: remoteEntry.js, remoteEntry.js.br',
  ],
  [
    'to complete it for another team',
    () => open().complete({ ...ci, rights: [{ ...team, apps: {} }] }, named),
    'lacks the right',
  ],
])('refuses %s', async (_name, attempt, message) => {
  await begin();
  await expect(attempt()).rejects.toThrow(message);
  await expect(setup().registry.versions('wallet')).resolves.toEqual([]);
});

it('a version that is published never changes', async () => {
  await begin();
  await send();
  await open().complete(ci, named);
  await expect(begin(release({ outage: 'other words' }))).rejects.toThrow('a version never changes');
});

it('a key that is taken away in mid-upload completes nothing', async () => {
  await begin();
  await send();
  await setPolicy(setup().registry, setup().secret, ({ members: { wallet: _gone, ...members }, apps }) => ({ members, apps }));
  await expect(open().complete(ci, named)).rejects.toThrow('nobody may publish wallet yet');
});
