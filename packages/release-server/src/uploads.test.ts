import { brotliCompressSync, gzipSync } from 'node:zlib';
import { appRights, type Caller, type Member } from '@parlour/release-contract/policy';
import { createKey, sign } from '@parlour/release-contract/signature';
import { integrityOf } from './integrity';
import { apply } from './operations';
import { author, promotion, testFolderForEach, wallet } from './testFolder';
import { setPolicy, testEntry } from './testRelease';
import { createUploads, uploadLimits } from './uploads';

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
const file = (encoding: 'identity' | 'br' | 'gzip', path = 'remoteEntry.js') => ({ path, encoding });
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
  await begin(release({ version: '1.2.0' }));
  await expect(setup().store.list('uploads/meta/wallet')).resolves.toEqual(['1.2.0.json']);
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
  ['a file twice', () => begin(release({ files: [...many(1), ...many(1)] })), 'names a file twice'],
  ...['', '.br', '.gz'].map((suffix): [string, () => Promise<unknown>, string] => [
    `a file whose ${suffix || 'own'} path is a folder`,
    () => begin(release({ files: ['js', `js${suffix}/a.js`].flatMap((path) => many(1).map((one) => ({ ...one, path }))) })),
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
    (path): [string, () => Promise<unknown>, string] => [
      `the path "${path}"`,
      () => begin(release({ files: [{ ...many(1)[0], path }] })),
      'the descriptor is not valid: files.0.path: not a path of a file of the release',
    ],
  ),
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
  ['other bytes', () => open().put(ci, named, file('identity'), Buffer.from('evil')), 'does not have the bytes'],
  [
    'compressed bytes of something else',
    () => open().put(ci, named, file('br'), brotliCompressSync(Buffer.from('evil'))),
    'does not have the bytes',
  ],
  ['bytes that are not compressed', () => open().put(ci, named, file('br'), bytes), 'does not have the bytes'],
  [
    'a small file that becomes a large one',
    () => open().put(ci, named, file('gzip'), gzipSync(Buffer.alloc(50_000_000))),
    'does not have the bytes',
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
