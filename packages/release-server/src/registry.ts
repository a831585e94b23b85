import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { type Descriptor, descriptor } from './descriptor';
import type { DescribedBuild } from './describe';
import { differenceOf, hashOf, historyKey, type HistoryRecord, readRecord, sequences } from './history';
import { integrityOf } from './integrity';
import type { Manifest } from '@parlour/release-contract/manifest';
import { nameOf } from '@parlour/release-contract/names';
import { isSigned, type PrivateKey, type PublicKey, publicPart, sign } from '@parlour/release-contract/signature';
import type { Store } from './storage/store';
import { parseStored, withCurrentNames } from './stored';
import { openTeams, type Teams } from './teams';

/** A request that the registry refused, with a message for the person who made it. */
export class RegistryRefusal extends Error {
  override readonly name: string = 'RegistryRefusal';
}

/** The registry's data on a published release. */
export interface Published {
  readonly descriptor: Descriptor;
  /** Id of the key that signed it. */
  readonly key: string;
  /** Whether that key is its team's, and what it signed is unaltered. */
  readonly isTrusted: boolean;
}

/** Releases and manifests over a store: releases never change, manifests only get a successor. */
export interface Registry {
  readonly teams: Teams;
  /** The public key that everything live is signed with. */
  readonly key: PublicKey;
  /** Signs with the registry's key. */
  sign<Body extends object>(body: Body): ReturnType<typeof sign<Body>>;
  /**
   * Signs a release with its team's key and stores it; its descriptor comes last, making it visible. The same bytes again change
   * nothing, others are refused, and so is the key of another team.
   */
  publish(build: DescribedBuild, key: PrivateKey, onFile?: (stored: number) => void): Promise<'published' | 'known'>;
  release(name: string, version: string): Promise<Published | undefined>;
  /** The descriptor of a release that passed the gate; cached, since it never changes. */
  descriptor(name: string, version: string): Promise<Descriptor | undefined>;
  /** The SBOM of a release: CycloneDX in JSON. */
  sbom(name: string, version: string): Promise<string | undefined>;
  versions(name: string): Promise<readonly string[]>;
  /** The apps of which a release was published. */
  apps(): Promise<readonly string[]>;
  /** The files of a release that are missing or not as it was published. */
  damagedFiles(release: Descriptor): Promise<readonly string[]>;
  /** Removes the files of a release; its descriptor remains, and the same build can be published again. */
  removeFiles(release: Descriptor): Promise<void>;
  /** The manifest that is live; undefined before the first. One that this registry did not sign is never live. */
  current(): Promise<Manifest | undefined>;
  record(sequence: number): Promise<HistoryRecord | undefined>;
  /** Every sequence number ever live, oldest first. */
  history(): Promise<readonly number[]>;
  /** Makes a manifest live if its sequence number is still free; false when another change came first. */
  commit(next: Omit<HistoryRecord, 'previous' | 'difference'>): Promise<boolean>;
}

/** Opens the registry in a store, for the owner of its key. */
export function openRegistry(store: Store, secret: PrivateKey): Registry {
  const key = publicPart(secret);
  const teams = openTeams(store, key, secret);
  const records = new Map<number, HistoryRecord>();
  const descriptors = new Map<string, Descriptor>();
  let known = 0;

  const record: Registry['record'] = async (sequence) => {
    const cached = records.get(sequence);
    if (cached !== undefined) return cached;
    const read = await readRecord(store, sequence, key);
    if (read === undefined || read === 'forged') return undefined;
    records.set(sequence, read);
    return read;
  };
  const history: Registry['history'] = () => sequences(store);

  const signedRelease = async (name: string, version: string) => {
    const bytes = await store.read(releaseKey(name, version));
    if (bytes === undefined) return undefined;
    const { signature, ...body } = parseStored(bytes) ?? {};
    const parsed = v.safeParse(descriptor, withCurrentNames(body));
    // An incomplete descriptor is no release; one written by another team is, and is refused at the gate.
    if (!parsed.success) return undefined;
    return { signed: { ...body, signature }, key: keyOf(signature), descriptor: parsed.output };
  };
  const release: Registry['release'] = async (name, version) => {
    const found = await signedRelease(name, version);
    if (found === undefined) return undefined;
    const { signed, ...published } = found;
    const team = await teams.of(name);
    return { ...published, isTrusted: await isSigned(signed, team?.keys ?? []) };
  };

  const descriptorOf: Registry['descriptor'] = async (name, version) => {
    const found = descriptors.get(nameOf({ name, version })) ?? (await signedRelease(name, version))?.descriptor;
    if (found !== undefined) descriptors.set(nameOf({ name, version }), found);
    return found;
  };

  const write = async (path: string, bytes: Buffer) => {
    if (await store.create(path, bytes)) return;
    if (await store.read(path).then((stored) => stored?.equals(bytes))) return;
    throw new RegistryRefusal(`${path} is stored already, with other bytes; publish under another version`);
  };

  const demandTeam = async (name: string, { kid }: PrivateKey) => {
    const all = await teams.all();
    const own = all.find(({ app }) => app === name);
    if (own === undefined)
      throw new RegistryRefusal(
        `nobody may publish ${name} yet; ops let its team in with: npm run release -- team ${name} <its public key>`,
      );
    if (own.keys.some((one) => one.kid === kid)) return;
    const other = all.find(({ keys }) => keys.some((one) => one.kid === kid));
    throw new RegistryRefusal(`the key ${kid} ${other ? `of ${other.app}` : 'of nobody here'} cannot publish ${name}`);
  };

  return {
    teams,
    key,
    release,
    descriptor: descriptorOf,
    record,
    history,
    sign: (body) => sign(body, secret),
    apps: () => store.list('published'),
    versions: async (name) => {
      const versions = await store.list(`published/${name}`);
      return versions.map((file) => file.replace(/\.json$/, ''));
    },
    sbom: async (name, version) => (await store.read(sbomKey({ name, version })))?.toString(),
    publish: async ({ descriptor: next, files, sbom }, signer, onFile) => {
      await demandTeam(next.name, signer);
      const before = await release(next.name, next.version);
      if (before !== undefined && !isSame(before.descriptor, next)) {
        throw new RegistryRefusal(
          `${next.name} ${next.version} is published already, as something else; a version never changes`,
        );
      }
      for (const [index, { path, bytes, twins }] of files.entries()) {
        for (const twin of twins) await write(assetKey(next, path) + twin.suffix, twin.bytes);
        await write(assetKey(next, path), bytes);
        onFile?.(index + 1);
      }
      await write(sbomKey(next), Buffer.from(sbom));
      if (before !== undefined) return 'known';
      const signed = Buffer.from(JSON.stringify(await sign(next, signer), null, 1));
      const isFirst = await store.create(releaseKey(next.name, next.version), signed);
      if (!isFirst) throw new RegistryRefusal(`${next.name} ${next.version} was published by somebody else at the same time`);
      return 'published';
    },
    damagedFiles: async (published) => {
      const damaged = await Promise.all(
        published.files.map(async ({ path, integrity }) => {
          const bytes = await store.read(assetKey(published, path));
          if (bytes === undefined) return `${path} is missing`;
          return integrityOf(bytes) === integrity ? undefined : `${path} is not as it was published`;
        }),
      );
      const sbom = published.sbom === undefined ? undefined : await store.read(sbomKey(published));
      const isSameSbom = published.sbom === (sbom && integrityOf(sbom));
      return [...damaged, isSameSbom ? undefined : 'its bill of materials is not as it was published'].filter(
        (fault) => fault !== undefined,
      );
    },
    removeFiles: async (published) => {
      for (const { path } of published.files) {
        for (const suffix of ['', '.br', '.gz']) await store.remove(assetKey(published, path) + suffix);
      }
    },
    current: async () => {
      let sequence = known === 0 ? ((await history()).at(-1) ?? 0) : known;
      let live = sequence === 0 ? undefined : await record(sequence);
      for (; live === undefined && sequence > 1; live = await record(sequence)) sequence -= 1;
      for (let next = await record(sequence + 1); next !== undefined; next = await record(sequence + 1)) {
        live = next;
        sequence += 1;
      }
      if (live !== undefined) known = Math.max(known, sequence);
      return live?.manifest;
    },
    commit: async (next) => {
      const { sequence } = next.manifest;
      const before = sequence === 1 ? undefined : await store.read(historyKey(sequence - 1));
      const difference = differenceOf((await record(sequence - 1))?.manifest, next.manifest);
      const entry: HistoryRecord = { ...next, difference, previous: before === undefined ? '' : hashOf(before) };
      const isNext = await store.create(historyKey(sequence), Buffer.from(JSON.stringify(await sign(entry, secret))));
      if (!isNext && (await record(sequence)) === undefined) {
        throw new RegistryRefusal(
          `manifest ${sequence} in the store is not signed by this registry; look who wrote it, and remove it`,
        );
      }
      return isNext;
    },
  };
}

function keyOf(signature: unknown): string {
  const isNamed = typeof signature === 'object' && signature !== null && 'key' in signature;
  return isNamed ? String(signature.key) : 'none';
}

function releaseKey(name: string, version: string): string {
  return `published/${name}/${version}.json`;
}

/** Beside the release, and not below what is served. */
function sbomKey({ name, version }: Pick<Descriptor, 'name' | 'version'>): string {
  return `bills/${name}/${version}.json`;
}

/** Where a file of a release is stored. */
export function assetKey({ name, version }: Pick<Descriptor, 'name' | 'version'>, path: string): string {
  return `assets/${name}/${version}/${path}`;
}

/** Whether two descriptors are of the same build, whenever and from whichever commit it was made. */
function isSame(one: Descriptor, other: Descriptor): boolean {
  const stored = (release: Descriptor): unknown => JSON.parse(JSON.stringify({ ...release, revision: '', builtAt: '' }));
  return isDeepStrictEqual(stored(one), stored(other));
}
