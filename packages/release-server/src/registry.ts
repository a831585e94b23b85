import { isDeepStrictEqual } from 'node:util';
import type { ReleaseName } from '@parlour/release-contract/change';
import type { Manifest, Signed } from '@parlour/release-contract/manifest';
import { nameOf } from '@parlour/release-contract/names';
import { memberOfKey, type Policy, publishersOf } from '@parlour/release-contract/policy';
import { isSigned, type PrivateKey, type PublicKey, sign } from '@parlour/release-contract/signature';
import { type Descriptor, descriptor } from './descriptor';
import type { DescribedBuild } from './describe';
import { hashOf, historyKey, type HistoryRecord, readRecord, sequences } from './history';
import { integrityOf } from './integrity';
import type { StoredKey } from './keys';
import { createPolicies } from './policies';
import { RegistryRefusal } from './refusals';
import { readStandings, type Standing } from './releaseUsage';
import type { Store } from './storage/store';
import { parseSigned, parseStored } from './stored';
import { readTrust, type Trust, trustOfOneKey } from './trust';

const TRUST_MAX_AGE_MS = 1_000;

/** The registry's data on a published release. */
export interface Published {
  readonly descriptor: Descriptor;
  /** Id of the key that signed it. */
  readonly key: string;
  /** Whether what it signed is unaltered and the key is one that may publish the app; `retired`: one that might before. */
  readonly isTrusted: boolean | 'retired';
}

/** The newest entry of the history: what is live and who may do what. */
export interface Head {
  /** 0 before the first entry. */
  readonly sequence: number;
  readonly manifest: Manifest | undefined;
  /** By a damaged policy nobody may do anything. */
  readonly policy: Policy;
  /** Sequence of the entry that made the policy valid; 0 before there was one. */
  readonly policyAt: number;
}

/** A new entry, before the registry has put it into its place. */
export type NewEntry = Pick<HistoryRecord, 'manifest' | 'change' | 'by' | 'author' | 'reason' | 'at' | 'difference'>;

/** Releases and manifests over a store: releases never change, manifests only get a successor. */
export interface Registry {
  /** The keys that the registry trusts, as the store has them now. */
  trust(): Promise<Trust>;
  /** Signs with the online key; throws where this process has none. */
  sign<Body extends object>(body: Body): ReturnType<typeof sign<Body>>;
  /**
   * Signs a release with its team's key and stores it; its descriptor comes last, making it visible. The same bytes again change
   * nothing, others are refused, and so is the key of another team.
   */
  publish(build: DescribedBuild, key: PrivateKey, onFile?: (stored: number) => void): Promise<'published' | 'known'>;
  /** Stores a release that its team signed elsewhere, in the same way. */
  publishSigned(
    signed: Signed<object>,
    files: DescribedBuild['files'],
    sbom: string,
    onFile?: (stored: number) => void,
  ): Promise<'published' | 'known'>;
  /** Throws when a signed release may not be published: another's key, a wrong signature, a version that is taken. */
  demandPublishable(signed: Signed<object>): Promise<unknown>;
  release(name: string, version: string): Promise<Published | undefined>;
  /** The descriptor of a release that passed the gate; cached, since it never changes. */
  descriptor(name: string, version: string): Promise<Descriptor | undefined>;
  /** A file of a release, as it is stored. */
  file(release: ReleaseName, path: string): Promise<Buffer | undefined>;
  /** The SBOM of a release: CycloneDX in JSON. */
  sbom(name: string, version: string): Promise<string | undefined>;
  versions(name: string): Promise<readonly string[]>;
  /** The apps of which a release was published. */
  apps(): Promise<readonly string[]>;
  /** How releases stood in players' pages, by `name@version`. */
  standings(releases: readonly string[]): Promise<ReadonlyMap<string, Standing>>;
  /** The files of a release that are missing or not as it was published. */
  damagedFiles(release: Descriptor): Promise<readonly string[]>;
  /** Removes the files of a release; its descriptor remains, and the same build can be published again. */
  removeFiles(release: Descriptor): Promise<void>;
  /** The manifest that is live; undefined before the first. One that this registry did not sign is never live. */
  current(): Promise<Manifest | undefined>;
  /** The newest entry. */
  head(): Promise<Head>;
  /** What is wrong with the policy that an entry made valid; undefined when it is as it was signed. */
  policyFault(sequence: number): Promise<string | undefined>;
  record(sequence: number): Promise<HistoryRecord | undefined>;
  /** The numbers of all entries, oldest first. */
  history(): Promise<readonly number[]>;
  /** Adds an entry after the one given; undefined when another one came first. */
  commit(after: Head, next: NewEntry): Promise<HistoryRecord | undefined>;
}

/**
 * Opens the registry in a store. With its online key one can change what is live; without, one can read it, and publish with the
 * key of a team. `expected` is the id of the registry, known from elsewhere; an online key knows its own.
 */
export async function openRegistry(store: Store, secret?: StoredKey, expected = secret?.registry): Promise<Registry> {
  let trusted = await readTrust(store, expected);
  if (trusted === undefined) {
    if (expected !== undefined) throw new RegistryRefusal(`this store is not that of the registry ${expected}`);
    if (secret === undefined) throw new RegistryRefusal('there is no registry here; ops make one with: npm run release -- init');
    trusted = trustOfOneKey(secret);
  } else if (secret !== undefined && secret.registry === undefined) {
    throw new RegistryRefusal(
      `the key ${secret.kid} does not say that it is of the registry ${trusted.registry}; it cannot be used here`,
    );
  }
  if (secret !== undefined && !isInForce(trusted, secret)) {
    throw new RegistryRefusal(`${secret.kid} is not a key that may sign what is live here`);
  }
  let trust: Trust = trusted;
  let trustReadAt = performance.now();
  const refreshTrust = async () => {
    trust = (await readTrust(store, trust.version === 0 ? expected : trust.registry)) ?? trust;
    trustReadAt = performance.now();
    return trust;
  };
  const records = new Map<number, HistoryRecord>();
  const descriptors = new Map<string, Descriptor>();
  let known = 0;

  const record: Registry['record'] = async (sequence) => {
    const cached = records.get(sequence);
    if (cached !== undefined) return cached;
    // A new entry may be signed by a key that was replaced meanwhile, or by the one that replaced it.
    const isStale = performance.now() - trustReadAt > TRUST_MAX_AGE_MS;
    let read = await readRecord(store, sequence, (isStale ? await refreshTrust() : trust).online);
    if (read === 'forged') read = await readRecord(store, sequence, (await refreshTrust()).online);
    if (read === undefined || read === 'forged') return undefined;
    records.set(sequence, read);
    return read;
  };
  const { policyAt, policyFault } = createPolicies(store, async () => trust, record);
  const history: Registry['history'] = () => sequences(store);

  const signedRelease = async (name: string, version: string) => {
    const bytes = await store.read(releaseKey(name, version));
    if (bytes === undefined) return undefined;
    const { signature, ...body } = parseStored(bytes) ?? {};
    const parsed = parseSigned(descriptor, body);
    // An incomplete descriptor is no release; one written by another team is, and is refused at the gate.
    if (parsed === undefined) return undefined;
    return { signed: { ...body, signature }, key: keyOf(signature), descriptor: parsed };
  };
  const release: Registry['release'] = async (name, version) => {
    const found = await signedRelease(name, version);
    if (found === undefined) return undefined;
    const { signed, ...published } = found;
    const { policy } = await head();
    const keysOf = (publishers: ReturnType<typeof publishersOf>) => publishers.map(({ key }) => key);
    if (await isSigned(signed, keysOf(publishersOf(policy, name)))) return { ...published, isTrusted: true };
    const wasValid = await isSigned(signed, keysOf(publishersOf(policy, name, { withRetired: true })));
    return { ...published, isTrusted: wasValid ? 'retired' : false };
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

  const demandPublisher = async (name: string, { kid }: Pick<PublicKey, 'kid'>) => {
    const { policy } = await head();
    const publishers = publishersOf(policy, name);
    if (publishers.some(({ key }) => key.kid === kid)) return;
    if (publishers.length === 0)
      throw new RegistryRefusal(
        `nobody may publish ${name} yet; ops let its team in with: npm run release -- team ${name} <its public key>`,
      );
    throw new RegistryRefusal(`the key ${kid} of ${memberOfKey(policy, kid)?.name ?? 'nobody here'} cannot publish ${name}`);
  };

  const newestRecord = async (): Promise<HistoryRecord | undefined> => {
    let sequence = known === 0 ? ((await history()).at(-1) ?? 0) : known;
    let newest = sequence === 0 ? undefined : await record(sequence);
    for (; newest === undefined && sequence > 1; newest = await record(sequence)) sequence -= 1;
    for (let next = await record(sequence + 1); next !== undefined; next = await record(sequence + 1)) {
      newest = next;
      sequence += 1;
    }
    if (newest !== undefined) known = Math.max(known, sequence);
    return newest;
  };
  const head = async (): Promise<Head> => {
    const { sequence = 0, manifest, policy = 0 } = (await newestRecord()) ?? {};
    return { sequence, manifest, policy: await policyAt(policy), policyAt: policy };
  };

  /** The descriptor of a signed release that may be published, and the one that is published under its version already. */
  const demandPublishable = async (signed: Signed<object>) => {
    const { signature, ...body } = signed;
    const next = parseSigned(descriptor, body);
    if (next === undefined) throw new RegistryRefusal('the descriptor is not valid');
    await demandPublisher(next.name, { kid: signature.key });
    const publishers = publishersOf((await head()).policy, next.name).map(({ key }) => key);
    if (!(await isSigned(signed, publishers)))
      throw new RegistryRefusal(`the signature of ${next.name} ${next.version} is wrong`);
    const before = await release(next.name, next.version);
    if (before !== undefined && !isSame(before.descriptor, next)) {
      throw new RegistryRefusal(`${next.name} ${next.version} is published already, as something else; a version never changes`);
    }
    return { next, before };
  };

  const publishSigned: Registry['publishSigned'] = async (signed, files, sbom, onFile) => {
    const { next, before } = await demandPublishable(signed);
    for (const [index, { path, bytes, twins }] of files.entries()) {
      for (const twin of twins) await write(assetKey(next, path) + twin.suffix, twin.bytes);
      await write(assetKey(next, path), bytes);
      onFile?.(index + 1);
    }
    await write(sbomKey(next), Buffer.from(sbom));
    if (before !== undefined) return 'known';
    const isFirst = await store.create(releaseKey(next.name, next.version), Buffer.from(JSON.stringify(signed, null, 1)));
    if (!isFirst) throw new RegistryRefusal(`${next.name} ${next.version} was published by somebody else at the same time`);
    return 'published';
  };

  return {
    trust: refreshTrust,
    head,
    policyFault,
    release,
    descriptor: descriptorOf,
    record,
    history,
    sign: async (body) => sign(body, demandSecret(secret)),
    apps: () => store.list('published'),
    versions: async (name) => {
      const versions = await store.list(`published/${name}`);
      return versions.map((file) => file.replace(/\.json$/, ''));
    },
    file: (named, path) => store.read(assetKey(named, path)),
    sbom: async (name, version) => (await store.read(sbomKey({ name, version })))?.toString(),
    publish: async ({ descriptor: next, files, sbom }, signer, onFile) => {
      await demandPublisher(next.name, signer);
      return publishSigned(await sign(next, signer), files, sbom, onFile);
    },
    publishSigned,
    demandPublishable,
    standings: (releases) => readStandings(store, releases),
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
    current: async () => (await newestRecord())?.manifest,
    commit: async (after, next) => {
      const sequence = after.sequence + 1;
      const before = after.sequence === 0 ? undefined : await store.read(historyKey(after.sequence));
      const entry: HistoryRecord = {
        sequence,
        ...next,
        policy: next.change.kind === 'setPolicy' ? sequence : after.policyAt,
        previous: before === undefined ? '' : hashOf(before),
      };
      const signer = demandSecret(secret);
      if (!isInForce(await refreshTrust(), signer)) {
        throw new RegistryRefusal(`the online key ${signer.kid} was replaced; restart this process with the new one`);
      }
      const signed = await sign(entry, signer);
      const isNext = await store.create(historyKey(sequence), Buffer.from(JSON.stringify(signed)));
      if (isNext) return record(sequence);
      if ((await record(sequence)) === undefined) {
        throw new RegistryRefusal(
          `entry ${sequence} of the history in the store is not signed by this registry; look who wrote it, and remove it`,
        );
      }
      return undefined;
    },
  };
}

/** Whether an online key may still sign new entries. */
function isInForce({ online }: Trust, { kid }: Pick<PublicKey, 'kid'>): boolean {
  return online.some((key) => key.kid === kid && key.lastSequence === undefined);
}

function demandSecret(secret: PrivateKey | undefined): PrivateKey {
  if (secret !== undefined) return secret;
  throw new RegistryRefusal("this needs the registry's online key; ask a running site instead: --site https://…");
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
  const stored = (release: Descriptor): unknown =>
    JSON.parse(JSON.stringify({ ...release, revision: '', builtAt: '', source: undefined }));
  return isDeepStrictEqual(stored(one), stored(other));
}
