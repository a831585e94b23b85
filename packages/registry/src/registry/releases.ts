import { isDeepStrictEqual } from 'node:util';
import { forEachFile } from './concurrency';
import type { PublishedRelease } from '@parlour/release-contract/api';
import type { ReleaseName } from '@parlour/release-contract/change';
import type { Signed } from '@parlour/release-contract/manifest';
import { nameOf } from '@parlour/release-contract/names';
import type { SignedCertificate } from '@parlour/release-contract/certificate';
import { jobTrust } from '@parlour/release-contract/jobs';
import { memberOfKey, publisherNames, publishersOf } from '@parlour/release-contract/policy';
import { servedFault } from '@parlour/platform/servedFiles';
import { type PrivateKey, type PublicKey, sign } from '@parlour/release-contract/signature';
import { createFairQueue } from '../gate/fairQueue';
import type { BuiltFile } from '../publishing/compressFiles';
import type { DescribedBuild } from '../publishing/describedBuild';
import { type Descriptor, descriptor, earlierContainerNameOf, type ReleaseFile, storedFiles } from '../publishing/descriptor';
import { demandFormat, readSigned } from '../storage/formats';
import { integrityLater } from '../publishing/integrity';
import { Forbidden, RegistryRefusal } from './refusals';
import { type Provenance, readProvenance, removeProvenance } from '../provenance/provenance';
import { type Authority, createVouching, type Standing } from '../provenance/vouching';
import { releaseTrust, signerOf } from '../trust/releaseSignature';
import { assetKey, fileKey, mapKey, releaseKey, sbomKey } from './releaseKeys';
import { readSummaries, writeSummaries } from './releaseSummaries';
import type { Store } from '../storage/store';
import { parseSigned, parseStored } from '../storage/parseStored';
import { COMMAND } from './commandName';

/** Writes to a bucket are slow, and a release may have two thousand files. */
export const FILES_AT_ONCE = 8;
/** Limits how many releases are compared with their hashes at once. */
const CHECKED_AT_ONCE = { what: 'releases to check', atOnce: 2, ownAtOnce: 1, ownWaiting: 1_000, allWaiting: 5_000 };
/** Descriptors in memory; one has two megabytes at most. */
const MOST_DESCRIPTORS = 200;

/** A published release as the registry knows it. */
export interface Published extends Standing {
  readonly descriptor: Descriptor;
  /** Id of the key that signed it. */
  readonly key: string;
}

/** A file that is read only when it is stored, since the files of a release may have 64 MB together. */
export interface FileToStore {
  readonly path: string;
  /** Bytes of the file. */
  readonly size: number;
  read(): Promise<Pick<BuiltFile, 'bytes' | 'twins'>>;
}

interface Publishing {
  readonly onFile?: ((stored: number) => void) | undefined;
  /** Of the job that publishes, as its gateway has verified it. */
  readonly certificate?: SignedCertificate | undefined;
}

/** The published releases in a store; they never change. */
export interface Releases {
  /**
   * Signs a release with its team's key and stores it. The descriptor is stored last, which makes the release visible. Publishing
   * the same bytes again changes nothing; other bytes and keys of other teams are refused.
   */
  publish(build: DescribedBuild, key: PrivateKey, onFile?: (stored: number) => void): Promise<'published' | 'known'>;
  /** Stores a release that its team signed elsewhere; `files` are all its files, including source maps. */
  publishSigned(
    signed: Signed<object>,
    files: readonly FileToStore[],
    sbom: string,
    by?: Publishing,
  ): Promise<'published' | 'known'>;
  /**
   * Throws when a signed release may not be published: the key is another team's, the signature is wrong, or the version exists
   * already. `certificate` is that of the job that publishes it.
   */
  demandPublishable(signed: Signed<object>, certificate?: SignedCertificate): Promise<unknown>;
  /** Undefined when it was not published; throws UnknownFormat when a later version published it. */
  release(name: string, version: string): Promise<Published | undefined>;
  /** The descriptor of a release that passed the gate; cached, since it never changes. */
  descriptor(name: string, version: string): Promise<Descriptor | undefined>;
  /** A file of a release, as it is stored. */
  file(release: ReleaseName, path: string): Promise<Buffer | undefined>;
  /** The source map of a script of a release, as it is stored: `main.js`; undefined when there is none. */
  sourceMap(release: ReleaseName, script: string): Promise<Buffer | undefined>;
  /** The SBOM of a release: CycloneDX in JSON. */
  sbom(name: string, version: string): Promise<string | undefined>;
  /** Who vouches for a release, as it is stored; undefined when no job published it. */
  provenance(release: ReleaseName): Promise<Provenance | undefined>;
  versions(name: string): Promise<readonly string[]>;
  /** The summaries of an app's releases. */
  summaries(name: string): Promise<readonly PublishedRelease[]>;
  /** The versions whose files are stored. */
  versionsWithFiles(name: string): Promise<readonly string[]>;
  /** The apps with at least one published release. */
  apps(): Promise<readonly string[]>;
  /** When the newest of its files was stored, in ms since 1970; 0 when none is stored. */
  storedAt(release: Descriptor): Promise<number>;
  /** The files of a release that are missing or differ from the published ones. */
  damagedFiles(release: Descriptor): Promise<readonly string[]>;
  /** Removes the files of a release; its descriptor remains, and the same build can be published again. */
  removeFiles(release: Descriptor): Promise<void>;
  /** Removes all of a release that was only a preview. */
  remove(release: Descriptor): Promise<void>;
}

/** The releases in a store. */
export function createReleases(store: Store, authority: Authority): Releases {
  const descriptors = new Map<string, Descriptor>();
  const checking = createFairQueue(CHECKED_AT_ONCE);
  const vouching = createVouching(store, authority);

  const signedRelease = async (name: string, version: string) => {
    const key = releaseKey(name, version);
    const bytes = await store.read(key);
    if (bytes === undefined) return undefined;
    const { signature, ...body } = parseStored(bytes) ?? {};
    const signed = { ...body, signature };
    const read = { signed, document: bytes, key: signerOf(signed) ?? 'none' };
    const parsed = parseSigned(descriptor, body);
    // A descriptor that another team signed is still a release; the gate refuses it.
    if (parsed !== undefined) return { ...read, descriptor: parsed };
    // An invalid descriptor is no release, unless its team signed it under this name: then a later version wrote it.
    if (body['name'] !== name || body['version'] !== version) return undefined;
    if ((await vouching.standingOf(signed, bytes, { name, version })).isTrusted === false) return undefined;
    return { ...read, descriptor: readSigned('descriptor', descriptor, body, key) };
  };
  const release: Releases['release'] = async (name, version) => {
    const stored = await signedRelease(name, version);
    if (stored === undefined) return undefined;
    const { signed, document, ...published } = stored;
    return { ...published, ...(await vouching.standingOf(signed, document, { name, version })) };
  };

  const descriptorOf: Releases['descriptor'] = async (name, version) => {
    const parsed = descriptors.get(nameOf({ name, version })) ?? (await signedRelease(name, version))?.descriptor;
    if (parsed === undefined) return undefined;
    descriptors.delete(nameOf({ name, version }));
    descriptors.set(nameOf({ name, version }), parsed);
    const [oldest] = descriptors.keys();
    if (descriptors.size > MOST_DESCRIPTORS && oldest !== undefined) descriptors.delete(oldest);
    return parsed;
  };

  /** What is wrong with a file, if anything. */
  const damageOf = async (published: Descriptor, { path, integrity }: ReleaseFile): Promise<string | undefined> => {
    const bytes = await store.read(fileKey(published, path));
    if (bytes === undefined) return `${path} is missing`;
    return (await integrityLater(bytes)) === integrity ? undefined : `${path} is not as it was published`;
  };

  const versions: Releases['versions'] = async (name) => {
    const files = await store.list(`published/${name}`);
    return files.map((file) => file.replace(/\.json$/, ''));
  };
  const summaries: Releases['summaries'] = async (name) => {
    const published = await versions(name);
    return readSummaries(store, name, published, (version) => release(name, version));
  };

  const write = async (path: string, bytes: Buffer) => {
    if (await store.create(path, bytes)) return;
    if (await store.read(path).then((stored) => stored?.equals(bytes))) return;
    throw new RegistryRefusal(`${path} is stored already, with other bytes; publish under another version`);
  };

  const demandPublisher = async (named: ReleaseName, { kid }: Pick<PublicKey, 'kid'>, job?: SignedCertificate) => {
    const policy = await authority.policy();
    const { name } = named;
    if (publishersOf(policy, name).some(({ key }) => key.kid === kid)) return;
    if (job !== undefined && jobTrust(policy, job, named) === true) return;
    if (publisherNames(policy, name).length === 0)
      throw new Forbidden(`nobody may publish ${name} yet; ops let its team in with: ${COMMAND} team ${name} <its public key>`);
    throw new Forbidden(
      `the key ${kid} of ${job?.member ?? memberOfKey(policy, kid)?.name ?? 'nobody here'} cannot publish ${name}`,
    );
  };

  /** The descriptor of a signed release that may be published, and the one already published under the same version. */
  const demandPublishable = async (signed: Signed<object>, certificate?: SignedCertificate) => {
    const { signature, ...body } = signed;
    demandFormat('descriptor', body, 'the descriptor');
    const next = parseSigned(descriptor, body);
    if (next === undefined) throw new RegistryRefusal('the descriptor is not valid');
    // Not part of the schema, because earlier releases may have such files.
    const [unservable] = next.files.flatMap(({ path }) => servedFault(path) ?? []);
    if (unservable !== undefined) throw new RegistryRefusal(unservable);
    const job = certificate?.key.kid === signature.key ? certificate : undefined;
    await demandPublisher(next, { kid: signature.key }, job);
    const certified = async () => job && { certificate: job, isCurrent: true };
    if ((await releaseTrust(signed, await authority.policy(), next, certified)) !== true)
      throw new RegistryRefusal(`the signature of ${next.name} ${next.version} is wrong`);
    const before = await release(next.name, next.version);
    if (before !== undefined && !isSame(before.descriptor, next)) {
      throw new RegistryRefusal(
        `${next.name} ${next.version} is published already, as something else; a version never changes: publish it as another one, with --version`,
      );
    }
    const taken = before === undefined ? (await versions(next.name)).find((version) => hasContainer(next, version)) : undefined;
    if (taken !== undefined)
      throw new RegistryRefusal(
        `${next.name} ${next.version} has the container ${next.container}, as ${taken} may have: a page could not tell them apart. Build it with the current packages, or publish it as another version`,
      );
    return { next, before, job };
  };

  const publishSigned: Releases['publishSigned'] = async (signed, files, sbom, { onFile, certificate } = {}) => {
    const { next, before, job } = await demandPublishable(signed, certificate);
    const listed = new Set(storedFiles(before?.descriptor ?? next).map(({ path }) => path));
    let stored = 0;
    const own = files.filter((file) => listed.has(file.path));
    await forEachFile(own, async ({ path, read }) => {
      const { bytes, twins } = await read();
      for (const twin of twins) await write(fileKey(next, path) + twin.suffix, twin.bytes);
      await write(fileKey(next, path), bytes);
      stored += 1;
      onFile?.(stored);
    });
    await write(sbomKey(next), Buffer.from(sbom));
    if (before !== undefined) return 'known';
    const document = Buffer.from(JSON.stringify(signed, null, 1));
    // Written before the descriptor, which makes the release visible, and again by a job that was interrupted here.
    if (job !== undefined) await vouching.vouch(next, document, job);
    const isFirst = await store.create(releaseKey(next.name, next.version), document);
    if (!isFirst) throw new RegistryRefusal(`${next.name} ${next.version} was published by somebody else at the same time`);
    // The release is published by now. Without the summary file, lists read its descriptor.
    await writeSummaries(store, next.name, await summaries(next.name)).catch(() => undefined);
    return 'published';
  };

  const removeFiles: Releases['removeFiles'] = async (published) => {
    const remove = (files: readonly ReleaseFile[]) => {
      const keys = files.flatMap(({ path }) => ['', '.br', '.gz'].map((suffix) => fileKey(published, path) + suffix));
      return Promise.all(keys.map((key) => store.remove(key)));
    };
    // The served files are removed last: as long as one of them is there, an interrupted removal is repeated.
    await remove(published.maps ?? []);
    await remove(published.files);
  };

  return {
    release,
    descriptor: descriptorOf,
    apps: () => store.list('published'),
    versions,
    summaries,
    versionsWithFiles: (name) => store.list(`assets/${name}`),
    file: (named, path) => store.read(assetKey(named, path)),
    sourceMap: (named, script) => store.read(mapKey(named, `${script}.map`)),
    sbom: async (name, version) => (await store.read(sbomKey({ name, version })))?.toString(),
    provenance: async (named) => {
      const stored = await signedRelease(named.name, named.version);
      return stored && readProvenance(store, named, stored.key);
    },
    publish: async ({ descriptor: next, files, maps = [], sbom }, signer, onFile) => {
      await demandPublisher(next, signer);
      const all = [...files, ...maps].map((file) => ({ ...file, read: async () => file }));
      return publishSigned(await sign(next, signer), all, sbom, { onFile });
    },
    publishSigned,
    demandPublishable,
    storedAt: async (published) => {
      const times = await Promise.all(published.files.map(({ path }) => store.storedAt(fileKey(published, path))));
      return Math.max(0, ...times.map((time) => time ?? 0));
    },
    damagedFiles: async (published) =>
      checking(published.name, async () => {
        const damaged = new Map<string, string>();
        await forEachFile(storedFiles(published), async (file) => {
          const damage = await damageOf(published, file);
          if (damage !== undefined) damaged.set(file.path, damage);
        });
        const sbom = published.sbom === undefined ? undefined : await store.read(sbomKey(published));
        const isSameSbom = published.sbom === (sbom && (await integrityLater(sbom)));
        const inOrder = storedFiles(published).flatMap(({ path }) => damaged.get(path) ?? []);
        return [...inOrder, ...(isSameSbom ? [] : ['its bill of materials is not as it was published'])];
      }),
    removeFiles,
    remove: async (preview) => {
      await removeFiles(preview);
      await store.remove(sbomKey(preview));
      await removeProvenance(store, preview);
      await store.remove(releaseKey(preview.name, preview.version));
      descriptors.delete(nameOf(preview));
      await writeSummaries(store, preview.name, await summaries(preview.name)).catch(() => undefined);
    },
  };
}

/** Whether another version may have the same container name, which builds in the earlier scheme could have. */
function hasContainer({ name, version, container }: Descriptor, other: string): boolean {
  const earlier = [version, other].map((one) => earlierContainerNameOf({ name, version: one }));
  return other !== version && earlier.every((one) => one === container);
}

/**
 * Whether two descriptors are of the same build, regardless of its time and commit. A release from before source maps is compared
 * without them.
 */
function isSame(one: Descriptor, other: Descriptor): boolean {
  const withMaps = one.maps !== undefined;
  const stored = (release: Descriptor): unknown =>
    JSON.parse(
      JSON.stringify({ ...release, revision: '', builtAt: '', source: undefined, maps: withMaps ? release.maps : undefined }),
    );
  return isDeepStrictEqual(stored(one), stored(other));
}
