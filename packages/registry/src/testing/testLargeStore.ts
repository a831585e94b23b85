import { nameOf } from '@parlour/release-contract/names';
import type { Manifest } from '@parlour/release-contract/manifest';
import { createKey, type PrivateKey, sign } from '@parlour/release-contract/signature';
import { type Descriptor, liveReleaseOf } from '../publishing/descriptor';
import { differenceOf, hashOf, historyKey, type HistoryRecord } from '../registry/history';
import type { Store } from '../storage/store';
import { type TestRegistry, testRegistry, testRemote, testShell } from './testRelease';

export interface LargeStore {
  readonly apps: number;
  /** Releases of each app. */
  readonly releases: number;
  /** Entries of the history, each with a manifest. */
  readonly entries: number;
}

/** The names of the remotes; the shell is an additional app. */
export function remotesOf({ apps }: Pick<LargeStore, 'apps'>): readonly string[] {
  return Array.from({ length: apps - 1 }, (_, index) => `remote${String.fromCodePoint(97 + index)}`);
}

/**
 * Makes a registry with this many releases, each of which was live for a while, in order. The history is written directly and
 * without the gate, which would take hours. The returned registry has not read it.
 */
export async function writeLargeStore(store: Store, size: LargeStore, key?: PrivateKey): Promise<TestRegistry> {
  const made = await testRegistry(store, key ?? (await createKey()));
  const releases: Descriptor[] = [];
  for (let minor = 0; minor < size.releases; minor += 1) {
    releases.push(testShell(`1.${minor}.0`));
    for (const name of remotesOf(size)) releases.push(testRemote(name, `1.${minor}.0`, [`/${name}`]));
  }
  for (const release of releases) await made.publish(release);
  const first = (await made.registry.head()).sequence;
  const policyAt = (await made.registry.head()).policyAt;
  let previous = hashOf((await store.read(historyKey(first))) ?? Buffer.alloc(0));
  let before: Manifest | undefined;
  for (let nth = 0; nth < size.entries; nth += 1) {
    const sequence = first + 1 + nth;
    const at = new Date(Date.UTC(2026, 0, 1) + nth * 60_000).toISOString();
    const due = releases[Math.floor((nth * releases.length) / size.entries)] ?? testShell('1.0.0');
    const manifest = manifestWith(before, due, sequence, at);
    const change = {
      kind: 'promote',
      releases: [{ name: due.name, version: due.version }],
      to: { kind: 'share', share: 10_000 },
    };
    const author = { kind: 'registry', name: 'registry' } as const;
    const record = { sequence, manifest, policy: policyAt, change, by: 'registry', author, reason: 'test', at, previous };
    const entry = { ...record, difference: differenceOf(before, manifest) } as HistoryRecord;
    const bytes = Buffer.from(JSON.stringify(await sign(entry, made.secret)));
    await store.create(historyKey(sequence), bytes);
    previous = hashOf(bytes);
    before = manifest;
  }
  await (await made.reopen()).index();
  return made;
}

function manifestWith(before: Manifest | undefined, release: Descriptor, sequence: number, publishedAt: string): Manifest {
  const { shell = { version: '1.0.0' }, remotes = {} } = before ?? {};
  const common = { format: 1 as const, sequence, composition: hashOf(Buffer.from(nameOf(release))).slice(0, 8), publishedAt };
  if (release.kind === 'shell') return { ...common, shell: { version: release.version }, remotes };
  const { fallback: _fallback, ...was } = remotes[release.name] ?? {};
  const { version, container, entry, modules } = was as Partial<Manifest['remotes'][string]>;
  const fallback =
    version && container && entry && modules && version !== release.version ? { version, container, entry, modules } : undefined;
  const remote = { ...liveReleaseOf(release), salt: release.name, ...(fallback && { fallback }) };
  return { ...common, shell, remotes: { ...remotes, [release.name]: remote } };
}
