import { createHash } from 'node:crypto';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  apply,
  type DescribedBuild,
  type Descriptor,
  fileStore,
  readOrCreateKey,
  keyFile,
  openRegistry,
  registryCaller,
  signPolicy,
} from '@parlour/release-server';
import { type PublicKey, publicPart } from '@parlour/release-contract/signature';
import { EVERYONE } from '@parlour/release-contract/manifest';

type RemoteDescriptor = Extract<Descriptor, { kind: 'remote' }>;
type ReleaseFile = Descriptor['files'][number];
type HashedFile = RemoteDescriptor['entry'];
type BuiltFile = DescribedBuild['files'][number];

/** Publishes and promotes renamed copies of remotes until the site has `count` of them. */
export async function growTo(count: number, dataDir: string): Promise<void> {
  const store = fileStore(path.join(dataDir, 'registry'));
  const keys = path.join(dataDir, 'keys');
  const key = await readOrCreateKey(keyFile(keys, 'registry'));
  const registry = await openRegistry(store, key);
  const live = Object.entries((await registry.current())?.remotes ?? {});
  const copies: { readonly copy: DescribedBuild; readonly name: string; readonly version: string }[] = [];
  for (let index = 0; live.length + copies.length < count; index += 1) {
    const [name = '', { version } = { version: '' }] = live[index % live.length] ?? [];
    const original = await registry.descriptor(name, version);
    if (original?.kind !== 'remote') throw new Error(`${name} ${version} is no remote`);
    const copy = await copyOf(original, `copy${String.fromCodePoint(97 + Math.floor(index / live.length))}`);
    const { name: app } = copy.descriptor;
    copies.push({ copy, name: app, version });
  }
  if (copies.length === 0) return;
  const team = await readOrCreateKey(keyFile(keys, 'copies'));
  await letIn(
    team,
    copies.map(({ name }) => name),
  );
  for (const { copy } of copies) await registry.publish(copy, team);
  const change = {
    kind: 'promote' as const,
    releases: copies.map(({ name, version }) => ({ name, version })),
    to: { kind: 'share' as const, share: EVERYONE },
  };
  await apply(registry, change, { caller: registryCaller('bench'), reason: `${count} remotes` });

  /** Makes a team that may publish all copies. */
  async function letIn(own: PublicKey, apps: readonly string[]): Promise<void> {
    const root = await readOrCreateKey(keyFile(keys, 'root'));
    const { policy, policyAt } = await registry.head();
    const member = {
      kind: 'team' as const,
      keys: [publicPart(own)],
      apps: Object.fromEntries(apps.map((app) => [app, { rights: ['publish' as const] }])),
      site: [],
    };
    const members = { ...policy.members, copies: member };
    const named = await signPolicy(policyAt, await registry.trust(), { members, apps: policy.apps }, root);
    const caller = { author: { kind: 'root' as const, name: 'root', key: root.kid } };
    await apply(registry, named, { caller, reason: `${count} remotes` });
  }

  /** A copy with another name, paths, files and hashes. */
  async function copyOf(original: RemoteDescriptor, ending: string): Promise<DescribedBuild> {
    const files = await Promise.all(
      original.files.map(async (file) => changed(file, await bytesOf(original, file.path), ending)),
    );
    const next = new Map(files.map(({ was, file }) => [was, { path: file.path, integrity: file.integrity }]));
    const fileOf = (was: HashedFile) => next.get(was.path) ?? was;
    const descriptor: RemoteDescriptor = {
      ...original,
      name: `${original.name}-${ending}`,
      container: `${original.container}_${ending}`,
      // Letters only: paths of the site have no other characters.
      routes: original.routes.map((route) => ({ ...route, path: `${route.path === '/' ? '/home' : route.path}${ending}` })),
      entry: fileOf(original.entry),
      modules: Object.fromEntries(Object.entries(original.modules).map(([name, needed]) => [name, needed.map(fileOf)])),
      files: files.map(({ file: { path: name, integrity, size, brotli } }) => ({ path: name, integrity, size, brotli })),
      links: [],
    };
    return {
      descriptor,
      files: files.map(({ file }) => file),
      sbom: (await registry.sbom(original.name, original.version)) ?? '',
    };
  }

  async function bytesOf({ name, version }: RemoteDescriptor, file: string): Promise<Buffer> {
    const bytes = await store.read(`assets/${name}/${version}/${file}`);
    if (bytes === undefined) throw new Error(`${file} of ${name} is gone`);
    return bytes;
  }
}

/** Changes a script, so that it has another hash and name; other files are unchanged. */
function changed({ path: was, ...before }: ReleaseFile, bytes: Buffer, ending: string): { was: string; file: BuiltFile } {
  if (!was.endsWith('.js')) return { was, file: { path: was, ...before, bytes, twins: [] } };
  const other = Buffer.concat([bytes, Buffer.from(`//${ending}`)]);
  const hash = createHash('sha384').update(other);
  const integrity = `sha384-${hash.copy().digest('base64')}`;
  const name = was.replace(/\.[0-9a-f]{8}\./, `.${hash.digest('hex').slice(0, 8)}.`);
  const br = brotliCompressSync(other, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
  const twins = [
    { suffix: '.br' as const, bytes: br },
    { suffix: '.gz' as const, bytes: gzipSync(other, { level: 1 }) },
  ];
  return { was, file: { path: name, integrity, size: other.length, brotli: br.length, bytes: other, twins } };
}
