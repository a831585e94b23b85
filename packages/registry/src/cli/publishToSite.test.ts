import { createHash, randomBytes } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { appRights, type Caller } from '@parlour/release-contract/policy';
import { sign } from '@parlour/release-contract/signature';
import type { BuiltFile } from '../publishing/compressFiles';
import type { DescribedBuild } from '../publishing/describedBuild';
import { integrityOf } from '../publishing/integrity';
import { openStore } from '../storage/openStore';
import type { DirectAddress, Store } from '../storage/store';
import { startBucket, type TestBucket } from '../testing/testBucket';
import { TEST_SBOM, testRegistry, type TestRegistry, testRemote } from '../testing/testRelease';
import type { UploadedFile } from '../publishing/uploads/checkFile';
import { createUploads, type Uploads } from '../publishing/uploads/uploads';
import { publishToSite } from './publishToSite';
import type { Ask } from './siteRequests';

const named = { name: 'wallet', version: '1.0.0' };
const FILES = 'uploads/files/wallet/1.0.0';
const ci: Caller = {
  author: { kind: 'team', name: 'wallet' },
  rights: [{ apps: { wallet: { rights: [...appRights] } }, site: [] }],
};

const fileOf = (path: string, size: number): BuiltFile => {
  const bytes = Buffer.from(randomBytes(size / 2).toString('hex'));
  const [br, gzip] = [brotliCompressSync(bytes, { params: { 1: 1 } }), gzipSync(bytes)];
  const twins = [
    { suffix: '.br' as const, bytes: br },
    { suffix: '.gz' as const, bytes: gzip },
  ];
  return { path, integrity: integrityOf(bytes), size: bytes.length, brotli: br.length, bytes, twins };
};
/** A small file, whose twins are small too, and a large one. */
const files = [fileOf('remoteEntry.js', 600), fileOf('large.js', 20_000)];
const [entry] = files.map(({ path, integrity }) => ({ path, integrity }));
const build: DescribedBuild = {
  descriptor: {
    ...testRemote('wallet', '1.0.0', ['/wallet']),
    ...(entry && { entry, modules: { HomeScreen: [entry] } }),
    files: files.map(({ path, integrity, size, brotli }) => ({ path, integrity, size, brotli })),
  },
  files,
  sbom: TEST_SBOM,
};
const direct = [`${FILES}/large.js.br`, `${FILES}/large.js.gz`, `${FILES}/large.js`];

let bucket: TestBucket;
let store: Store;
let site: TestRegistry;
let uploads: Uploads;
/** The calls of the site, in order. */
let asked: string[];

beforeEach(async () => {
  bucket = await startBucket();
  await open({ RELEASES_S3_DIRECT_ABOVE_KB: '5' });
  asked = [];
});
afterEach(() => bucket.close());

const open = async (settings: NodeJS.ProcessEnv) => {
  store = await openStore({ ...bucket.env, ...settings });
  site = await testRegistry(store, site?.secret);
  uploads = createUploads(site.registry, store);
};

/** A site without a gateway around it; `hook` sees each call first. */
const askVia =
  (hook: (call: string, answer: () => Promise<unknown>) => Promise<unknown> = (_call, answer) => answer()): Ask =>
  (method, path, body = {}) => {
    const call = `${method} ${path.replace('uploads/wallet/1.0.0/', '')}`;
    asked.push(call);
    const [, file = '', query = ''] = /\/files\/([^?]*)\??(.*)$/.exec(path) ?? [];
    const encoding = (query.replace('encoding=', '') || 'identity') as UploadedFile['encoding'];
    const parts = body as { release: object; sbom: string } & UploadedFile & { size: number; sha256: string };
    return hook(call, async () => {
      if (path === 'uploads') return uploads.begin(ci, parts.release, parts.sbom);
      if (path.endsWith('/address')) return uploads.address(ci, named, parts, parts);
      if (path.endsWith('/complete')) return { outcome: await uploads.complete(ci, named) };
      return uploads.put(ci, named, { path: file, encoding }, body as Buffer);
    });
  };
const publish = async (ask = askVia()) => publishToSite(ask, build, await site.keyOf('wallet'), () => undefined);
const isWhole = async () => {
  const release = await site.registry.release('wallet', '1.0.0');
  expect(release && (await site.registry.damagedFiles(release.descriptor))).toEqual([]);
  for (const { path, twins } of files) {
    for (const { suffix, bytes } of twins)
      await expect(store.read(`assets/wallet/1.0.0/${path}${suffix}`)).resolves.toEqual(bytes);
  }
  await expect(store.list('uploads')).resolves.toEqual([]);
};

it('sends large files to the bucket and small ones through the site; nothing is visible before it is complete', async () => {
  const ask = askVia(async (call, answer) => {
    if (call === 'POST complete') await expect(store.list('assets')).resolves.toEqual([]);
    return answer();
  });
  await expect(publish(ask)).resolves.toBe('published');
  expect(bucket.presigned).toEqual(direct);
  expect(asked.filter((call) => call.startsWith('PUT'))).toEqual([
    'PUT files/remoteEntry.js?encoding=br',
    'PUT files/remoteEntry.js?encoding=gzip',
    'PUT files/remoteEntry.js',
  ]);
  await isWhole();
  await expect(publish()).resolves.toBe('known');
});

it.each<[string, NodeJS.ProcessEnv]>([
  ['that cannot be reached from here', { RELEASES_S3_DIRECT_ABOVE_KB: '5', RELEASES_S3_DIRECT_ENDPOINT: 'http://127.0.0.1:1' }],
  ['that takes nothing directly', {}],
])('sends all files through the site of a bucket %s', async (_what, settings) => {
  await open(settings);
  await expect(publish()).resolves.toBe('published');
  expect(bucket.presigned).toEqual([]);
  // One attempt shows that the bucket cannot be reached.
  expect(asked.filter((call) => call === 'POST address').length).toBeLessThan(2);
  await isWhole();
});

it.each(direct.map((_, index) => index + 1))('goes on after it was cut off with %s addresses handed out', async (cut) => {
  const dying = askVia(async (call, answer) => {
    if (call === 'POST address' && asked.filter((one) => one === call).length > cut) throw new Error('cut off');
    if (call === 'POST complete') throw new Error('cut off');
    return answer();
  });
  await expect(publish(dying)).rejects.toThrow('cut off');
  await expect(site.registry.versions('wallet')).resolves.toEqual([]);
  await expect(publish()).resolves.toBe('published');
  await isWhole();
});

it('a file that was lost in between is asked for again', async () => {
  const losing = askVia(async (call, answer) => {
    if (call === 'POST complete') await store.remove(`${FILES}/large.js`);
    return answer();
  });
  await expect(publish(losing)).rejects.toThrow('1 files are missing: large.js');
  await expect(site.registry.versions('wallet')).resolves.toEqual([]);
  await expect(publish()).resolves.toBe('published');
  await isWhole();
});

it('other bytes that a sender put there directly, with their own hash, are not published', async () => {
  const evil = Buffer.alloc(20_000, 'x');
  const sha256 = createHash('sha256').update(evil).digest('base64');
  const cheating = askVia(async (call, answer) => {
    if (call !== 'POST complete') return answer();
    for (const encoding of ['identity', 'gzip'] as const) {
      await store.remove(`${FILES}/large.js${encoding === 'gzip' ? '.gz' : ''}`);
      const address = await uploads.address(ci, named, { path: 'large.js', encoding }, { size: evil.length, sha256 });
      await fetch(address.url, { method: 'PUT', headers: address.headers, body: new Uint8Array(evil) });
    }
    return answer();
  });
  await expect(publish(cheating)).rejects.toThrow('2 files are missing: large.js, large.js.gz');
  // Files in the way of the direct upload are replaced through the site; the bucket counts as reachable for the other files.
  asked = [];
  await expect(publish()).resolves.toBe('published');
  expect(asked.filter((call) => call === 'POST address')).toHaveLength(3);
  await isWhole();
});

it('what arrives after the release is complete is removed with the next one', async () => {
  let late: DirectAddress | undefined;
  const keeping = askVia(async (call, answer) => {
    const given = await answer();
    if (call === 'POST address') late = given as DirectAddress;
    return given;
  });
  await publish(keeping);
  const large = files[1]?.bytes ?? Buffer.alloc(0);
  await fetch(late?.url ?? '', { method: 'PUT', headers: late?.headers ?? {}, body: new Uint8Array(large) });
  await expect(store.list(FILES)).resolves.toEqual(['large.js']);
  const next = { ...build.descriptor, version: '1.1.0', container: 'wallet_1_1_0' };
  await uploads.begin(ci, await sign(next, await site.keyOf('wallet')), TEST_SBOM);
  await expect(store.list(FILES)).resolves.toEqual([]);
});

it.each<[string, Partial<UploadedFile & { size: number }>, string]>([
  ['a file that the descriptor does not name', { path: '../../assets/x.js' }, 'is not a file of wallet 1.0.0'],
  ['another size', { size: 20_001 }, 'large.js has 20001 bytes, the descriptor says 20000'],
  ['a small file', { path: 'remoteEntry.js', size: 600 }, 'remoteEntry.js has to be sent through the site'],
  [
    'a compressed file without end',
    { encoding: 'gzip', size: 9_000_000 },
    'large.js.gz has 9000000 bytes, more than large.js itself',
  ],
])('hands out no address for %s', async (_what, change, message) => {
  const given = { path: 'large.js', encoding: 'identity' as const, size: 20_000, sha256: `${'A'.repeat(43)}=`, ...change };
  await publish(
    askVia(async (call, answer) => (call.startsWith('POST uploads') ? answer() : Promise.reject(new Error('cut off')))),
  ).catch(() => undefined);
  await expect(uploads.address(ci, named, given, given)).rejects.toThrow(message);
});

it('hands out no address to another team, and none for an upload that nobody began', async () => {
  const given = { path: 'large.js', encoding: 'identity' as const, size: 20_000, sha256: `${'A'.repeat(43)}=` };
  await expect(uploads.address(ci, named, given, given)).rejects.toThrow('nobody began to publish wallet 1.0.0');
  const other: Caller = { author: { kind: 'team', name: 'lobby' }, rights: [] };
  await expect(uploads.address(other, named, given, given)).rejects.toThrow('lobby lacks the right "publish" for wallet');
});
