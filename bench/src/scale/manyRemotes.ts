import { containerNameOf } from '@parlour/platform/containerName';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
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
} from '@parlour/registry';
import { type PublicKey, publicPart } from '@parlour/release-contract/signature';
import { EVERYONE } from '@parlour/release-contract/manifest';

type RemoteDescriptor = Extract<Descriptor, { kind: 'remote' }>;
type ReleaseFile = Descriptor['files'][number];
type HashedFile = RemoteDescriptor['entry'];
type BuiltFile = DescribedBuild['files'][number];

/** Publishes and promotes renamed copies of remotes until the site has `count` of them. */
export async function growTo(count: number, dataDir: string): Promise<void> {
  const store = fileStore(join(dataDir, 'registry'));
  const keys = join(dataDir, 'keys');
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

  /** A copy with another name, container, paths, files and hashes, as another build of it would have them. */
  async function copyOf(original: RemoteDescriptor, ending: string): Promise<DescribedBuild> {
    const name = `${original.name}-${ending}`;
    const container = containerNameOf({ name, version: original.version });
    const contentOf = async (file: ReleaseFile) => {
      const bytes = await bytesOf(original, file.path);
      if (!file.path.endsWith('.js')) return bytes;
      return String(bytes).replaceAll(original.container, container).replaceAll(`/${original.name}/`, `/${name}/`);
    };
    const isEntry = (file: ReleaseFile) => file.path === original.entry.path;
    const others = original.files.filter((file) => !isEntry(file));
    const files = await Promise.all(others.map(async (file) => changed(file, await contentOf(file), ending)));
    for (const entry of original.files.filter(isEntry)) {
      // The entry names the others by their hashes.
      const content = files.reduce(
        (text, { was, file }) => text.replaceAll(was.integrity, file.integrity).replaceAll(hashIn(was.path), hashIn(file.path)),
        String(await contentOf(entry)),
      );
      files.push(changed(entry, content, ending));
    }
    const next = new Map(files.map(({ was, file }) => [was.path, { path: file.path, integrity: file.integrity }]));
    const fileOf = (was: HashedFile) => next.get(was.path) ?? was;
    const { maps: _maps, ...kept } = original;
    const descriptor: RemoteDescriptor = {
      ...kept,
      name,
      container,
      // Letters only: paths of the site have no other characters.
      routes: original.routes.map((route) => ({ ...route, path: `${route.path === '/' ? '/home' : route.path}${ending}` })),
      entry: fileOf(original.entry),
      modules: Object.fromEntries(Object.entries(original.modules).map(([module, needed]) => [module, needed.map(fileOf)])),
      files: files.map(({ file: { path, integrity, size, brotli } }) => ({ path, integrity, size, brotli })),
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

/** The hash in the name of a built file; the whole name without one. */
function hashIn(file: string): string {
  return /\.([0-9a-f]{8})\./.exec(file)?.[1] ?? file;
}

/** Changes a script, so that it has another hash and name; other files are unchanged. */
function changed(was: ReleaseFile, content: string | Buffer, ending: string): { was: ReleaseFile; file: BuiltFile } {
  if (typeof content !== 'string') return { was, file: { ...was, bytes: content, twins: [] } };
  const bytes = Buffer.from(`${content}//${ending}`);
  const hash = createHash('sha384').update(bytes);
  const integrity = `sha384-${hash.copy().digest('base64')}`;
  const path = was.path.replace(hashIn(was.path), hash.digest('hex').slice(0, 8));
  const br = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
  const twins = [
    { suffix: '.br' as const, bytes: br },
    { suffix: '.gz' as const, bytes: gzipSync(bytes, { level: 1 }) },
  ];
  return { was, file: { path, integrity, size: bytes.length, brotli: br.length, bytes, twins } };
}
