import path from 'node:path';
import {
  apply,
  type DescribedBuild,
  type Descriptor,
  fileStore,
  keepKey,
  keyFile,
  openRegistry,
  usualBudget,
} from '@parlour/releases';
import { publicPart } from '@parlour/releases/seal';
import { EVERYONE } from '@parlour/releases/visitor';

/** Brings a site to so many remotes: copies of its own under other names and addresses, published and promoted like any other. */
export async function growTo(count: number, dataDir: string): Promise<void> {
  const store = fileStore(path.join(dataDir, 'registry'));
  const key = await keepKey(keyFile(path.join(dataDir, 'keys'), 'registry'));
  const registry = openRegistry(store, key);
  const live = Object.entries((await registry.current())?.remotes ?? {});
  const copies: { readonly name: string; readonly version: string }[] = [];
  for (let index = 0; live.length + copies.length < count; index += 1) {
    const [name = '', { version } = { version: '' }] = live[index % live.length] ?? [];
    const original = await registry.descriptor(name, version);
    if (original?.kind !== 'remote') throw new Error(`${name} ${version} is no remote`);
    const copy = renamed(original, suffix(Math.floor(index / live.length)));
    const own = await keepKey(keyFile(path.join(dataDir, 'keys'), copy.name));
    await registry.teams.appoint({ app: copy.name, keys: [publicPart(own)], budget: usualBudget.remote });
    await registry.publish(await buildOf(original, copy), own);
    copies.push({ name: copy.name, version: copy.version });
  }
  if (copies.length === 0) return;
  const change = { kind: 'promote' as const, releases: copies, to: { kind: 'share' as const, share: EVERYONE } };
  await apply(registry, change, { by: 'bench', reason: `${count} remotes` });

  async function buildOf(original: Descriptor, descriptor: Descriptor): Promise<DescribedBuild> {
    const read = async (name: string) => {
      const bytes = await store.read(`assets/${original.name}/${original.version}/${name}`);
      if (bytes === undefined) throw new Error(`${name} of ${original.name} is gone`);
      return bytes;
    };
    const files = await Promise.all(
      original.files.map(async (file) => ({
        ...file,
        bytes: await read(file.path),
        twins: await Promise.all(
          (['.br', '.gz'] as const)
            .filter(() => /\.(js|css|html|json|svg|txt)$/.test(file.path))
            .map(async (twin) => ({ suffix: twin, bytes: await read(file.path + twin) })),
        ),
      })),
    );
    return { descriptor, files, bill: (await registry.bill(original.name, original.version)) ?? '' };
  }
}

/** Letters alone: a path of the site has no others. */
function suffix(turn: number): string {
  return `copy${String.fromCodePoint(97 + turn)}`;
}

function renamed(original: Extract<Descriptor, { kind: 'remote' }>, ending: string): Extract<Descriptor, { kind: 'remote' }> {
  return {
    ...original,
    name: `${original.name}-${ending}`,
    container: `${original.container}_${ending}`,
    routes: original.routes.map((route) => ({ ...route, path: `${route.path === '/' ? '/home' : route.path}${ending}` })),
    links: [],
  };
}
