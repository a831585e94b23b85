import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { type Descriptor, descriptor } from './descriptor';
import type { DescribedBuild } from './describe';
import { type Manifest, parseManifest } from './manifest';
import type { Store } from './storage/store';

/** A request that the registry turned down, in words for the person who made it. */
export class RegistryRefusal extends Error {
  override readonly name = 'RegistryRefusal';
}

const MANIFESTS = 'manifests';

/** Releases and manifests over a store: releases never change, manifests only get a successor. */
export interface Registry {
  /** Stores a release; its descriptor comes last and makes it visible. The same bytes again change nothing, others are refused. */
  publish(build: DescribedBuild): Promise<'published' | 'known'>;
  release(name: string, version: string): Promise<Descriptor | undefined>;
  versions(name: string): Promise<readonly string[]>;
  /** The manifest that is live; undefined before the first. */
  current(): Promise<Manifest | undefined>;
  manifest(sequence: number): Promise<Manifest | undefined>;
  /** Every sequence number ever live, oldest first. */
  history(): Promise<readonly number[]>;
  /** Makes a manifest live if its sequence number is still free; false when somebody else was faster. */
  commit(manifest: Manifest): Promise<boolean>;
}

/** Opens the registry in a store. */
export function openRegistry(store: Store): Registry {
  let known = 0;

  const release: Registry['release'] = async (name, version) => {
    const bytes = await store.read(descriptorKey(name, version));
    return bytes && v.parse(descriptor, JSON.parse(bytes.toString()));
  };
  const manifest: Registry['manifest'] = async (sequence) => {
    const bytes = await store.read(manifestKey(sequence));
    return bytes && parseManifest(JSON.parse(bytes.toString()));
  };
  const history: Registry['history'] = async () => (await store.list(MANIFESTS)).map((name) => Number.parseInt(name, 10));

  const keep = async (key: string, bytes: Buffer) => {
    if (await store.create(key, bytes)) return;
    if (await store.read(key).then((kept) => kept?.equals(bytes))) return;
    throw new RegistryRefusal(`${key} is stored already, with other bytes; publish under another version`);
  };

  return {
    release,
    manifest,
    history,
    versions: async (name) => {
      const versions = await store.list(`releases/${name}`);
      return versions.map((file) => file.replace(/\.json$/, ''));
    },
    publish: async ({ descriptor: next, files }) => {
      const before = await release(next.name, next.version);
      if (before !== undefined) {
        if (isSame(before, next)) return 'known';
        throw new RegistryRefusal(
          `${next.name} ${next.version} is published already, as something else; a version never changes`,
        );
      }
      for (const { path, bytes, twins } of files) {
        const key = `assets/${next.name}/${next.version}/${path}`;
        for (const twin of twins) await keep(key + twin.suffix, twin.bytes);
        await keep(key, bytes);
      }
      const isFirst = await store.create(descriptorKey(next.name, next.version), Buffer.from(JSON.stringify(next, null, 1)));
      if (!isFirst) throw new RegistryRefusal(`${next.name} ${next.version} was published by somebody else at the same time`);
      return 'published';
    },
    current: async () => {
      let sequence = known === 0 ? ((await history()).at(-1) ?? 0) : known;
      let live = sequence === 0 ? undefined : await manifest(sequence);
      for (let next = await manifest(sequence + 1); next !== undefined; next = await manifest(sequence + 1)) {
        live = next;
        sequence = next.sequence;
      }
      known = Math.max(known, sequence);
      return live;
    },
    commit: (next) => store.create(manifestKey(next.sequence), Buffer.from(JSON.stringify(next))),
  };
}

function descriptorKey(name: string, version: string): string {
  return `releases/${name}/${version}.json`;
}

function manifestKey(sequence: number): string {
  return `${MANIFESTS}/${String(sequence).padStart(8, '0')}.json`;
}

/** Whether two descriptors are of the same build, whenever and from whichever commit it was made. */
function isSame(one: Descriptor, other: Descriptor): boolean {
  const built = (release: Descriptor) => ({ ...release, revision: '', builtAt: '' });
  return isDeepStrictEqual(built(one), built(other));
}
