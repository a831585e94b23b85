import { isDeepStrictEqual } from 'node:util';
import type { Manifest, ServedManifest } from '@parlour/release-contract/manifest';
import { policy } from '@parlour/release-contract/policy';
import { publicKey } from '@parlour/release-contract/publicKey';
import { isSigned, type PublicKey, publicPart } from '@parlour/release-contract/signature';
import { siteOfHost } from '@parlour/release-contract/sitePolicy';
import * as v from 'valibot';
import { hashOf, type HistoryRecord, newestOf, parseRecord, type StoredEntry } from '../registry/history';
import { nobody, readInitialPolicy } from './policies';
import { RegistryRefusal, UnknownFormat } from '../registry/refusals';
import { createReleases } from '../registry/releases';
import type { Store } from '../storage/store';
import { readTrust, type Trust } from './trust';
import { releaseFaults, type Verified, verifiedNothing, verifyEntries } from './verifyHistory';
import { COMMAND } from '../registry/commandName';

/** What a site publishes for verification; none of it is trusted. */
export interface SiteReader {
  /** Under which the site was asked: the history says which site that is. */
  readonly host: string;
  /** A document or file by its key in the store: `trust/…`, `published/…`, `assets/…`. */
  read(key: string): Promise<Buffer | undefined>;
  /** Some entries of the history after a number, in order; none after the last one. */
  entries(after: number): Promise<readonly StoredEntry[]>;
  /** The manifest as pages get it; undefined while nothing is live. */
  manifest(): Promise<ServedManifest | undefined>;
}

/**
 * The result of a verification for the next one of the same site: where it continues, and what the site can no longer take back.
 */
export const verifiedSite = v.strictObject({
  /** The first root key of its registry. */
  root: publicKey,
  rootVersion: v.number(),
  sequence: v.number(),
  hash: v.string(),
  policyAt: v.number(),
  policy,
  /** When it was verified, ISO 8601. */
  at: v.string(),
});
export type VerifiedSite = v.InferOutput<typeof verifiedSite>;

/** The root key that a history has to begin with: the public key, or its id. */
export type NamedRoot = PublicKey | string;

export interface SiteReport {
  /** The faults, a sentence each. */
  readonly faults: readonly string[];
  readonly root: PublicKey;
  /** Who vouched for the root key: the caller, an earlier verification, or only the site itself. */
  readonly rootFrom: 'caller' | 'before' | 'site';
  /** Number of the last entry. */
  readonly sequence: number;
  /** Number of the live manifest; 0 while nothing is live. */
  readonly manifest: number;
  /** Input of the next verification; undefined when there are faults. */
  readonly verified: VerifiedSite | undefined;
}

const LOOKS = 3;

/**
 * Verifies what a site publishes, using public keys only: its root documents, every entry of its history, the served manifest,
 * and the live releases. Continues after the earlier verification `before`, unless keys were replaced since. Throws a
 * RegistryRefusal when the site is of another registry, has no chain of root documents, or is of a later version of Parlour.
 */
export async function verifySite(
  site: SiteReader,
  {
    root: named,
    before,
    now = Date.now,
  }: { readonly root?: NamedRoot; readonly before?: VerifiedSite; readonly now?: () => number },
): Promise<SiteReport> {
  const store = storeOf(site);
  const trust = await trustOf(store);
  const [root] = trust.rootKeys(1);
  if (root === undefined) throw new RegistryRefusal('the first root document names no root key');
  const expected = named ?? before?.root;
  if (expected !== undefined) demandRoot(root, expected);

  const faults: string[] = [];
  if (before !== undefined && before.rootVersion > trust.version) {
    faults.push(
      `the site gives out the root document ${trust.version} as its newest, but ${before.rootVersion} was in force on ${before.at}: it hides that keys were replaced`,
    );
  }
  let last = await begin(site, store, trust, before, faults);
  const goOn = async () => {
    const from = last.sequence;
    const more = await verifyEntries(noted(pagesAfter(site, from), before, faults), last, trust);
    faults.push(...more.faults);
    ({ last } = more);
    return last.sequence > from;
  };
  await goOn();
  if (before !== undefined && last.sequence < before.sequence) {
    faults.push(
      `the history ends with entry ${last.sequence}, but entry ${before.sequence} was verified on ${before.at}: it hides entries`,
    );
  }
  faults.push(...(await servedFaults(site, trust, () => liveOf(last, site), goOn, now)));
  const { sequence } = last;
  const releases = createReleases(store, { policy: async () => last.policy, trust: async () => trust, seal: refuseToSign });
  // Sites do not publish bills of materials and source maps.
  const damagedFiles: typeof releases.damagedFiles = async ({ sbom: _sbom, maps: _maps, ...descriptor }) =>
    releases.damagedFiles(descriptor);
  const served = liveOf(last, site);
  if (served !== undefined) faults.push(...(await releaseFaults({ release: releases.release, damagedFiles }, served)));
  const verified = { root: publicPart(root), rootVersion: trust.version, at: new Date(now()).toISOString() };
  const { hash, policyAt, policy: inForce } = last;
  return {
    faults,
    root: publicPart(root),
    rootFrom: named !== undefined ? 'caller' : before !== undefined ? 'before' : 'site',
    sequence,
    manifest: served?.sequence ?? 0,
    verified: faults.length === 0 ? { ...verified, sequence, hash, policyAt, policy: inForce } : undefined,
  };
}

async function trustOf(store: Store): Promise<Trust> {
  const trust = await readTrust(store).catch((error: Error) => {
    throw error instanceof RegistryRefusal ? error : new RegistryRefusal(error.message);
  });
  if (trust !== undefined) return trust;
  throw new RegistryRefusal(`the site gives out no root document; if its registry has none, ops make one with: ${COMMAND} init`);
}

/**
 * Whether a history begins with the expected root key. A public key is compared as a whole; of an id, only that the key has it.
 */
export function demandRoot(root: PublicKey, expected: NamedRoot): void {
  const isIt = typeof expected === 'string' ? expected === root.kid : isDeepStrictEqual(publicPart(expected), publicPart(root));
  if (isIt) return;
  const name = typeof expected === 'string' ? expected : expected.kid;
  throw new RegistryRefusal(
    `the history begins with the root key ${root.kid}, not with ${name}: it is another registry, or somebody answers in its place; capitals count`,
  );
}

/** Where the verification starts: after the last verified entry, if that is unchanged and no key was replaced since. */
async function begin(
  site: SiteReader,
  store: Store,
  trust: Trust,
  before: VerifiedSite | undefined,
  faults: string[],
): Promise<Verified> {
  if (before !== undefined && before.sequence > 0 && before.rootVersion === trust.version) {
    const entry = (await site.entries(before.sequence - 1)).find(({ sequence }) => sequence === before.sequence);
    const record = entry && hashOf(entry.bytes) === before.hash ? await parseRecord(entry, trust.online) : 'forged';
    if (record !== 'forged') return { ...before, newest: record.newest, manifests: await manifestsAt(site, record, trust) };
  }
  const initial = await readInitialPolicy(store, trust).catch((error: Error) => {
    if (error instanceof UnknownFormat) throw error;
    return error.message;
  });
  if (typeof initial !== 'string') return verifiedNothing(initial);
  faults.push(initial);
  return verifiedNothing(nobody(trust));
}

/** What is live by the history on the site that answers under this host. */
export function liveOf({ policy: inForce, manifests }: Verified, { host }: Pick<SiteReader, 'host'>): Manifest | undefined {
  const name = siteOfHost(inForce, host);
  return name === undefined ? undefined : manifests.get(name);
}

/** What was live on each site after an entry. */
async function manifestsAt(site: SiteReader, record: HistoryRecord, { online }: Trust): Promise<ReadonlyMap<string, Manifest>> {
  const found = Object.entries(newestOf(record)).map(async ([name, sequence]): Promise<[string, Manifest][]> => {
    const entry = (await site.entries(sequence - 1)).find((one) => one.sequence === sequence);
    const own = sequence === record.sequence ? record : entry && (await parseRecord(entry, online));
    return typeof own === 'object' && own.manifest !== undefined ? [[name, own.manifest]] : [];
  });
  return new Map((await Promise.all(found)).flat());
}

/** Compares the entry that was verified earlier with the present one. */
async function* noted(
  entries: AsyncIterable<StoredEntry>,
  before: VerifiedSite | undefined,
  faults: string[],
): AsyncGenerator<StoredEntry> {
  for await (const entry of entries) {
    if (entry.sequence === before?.sequence && hashOf(entry.bytes) !== before.hash)
      faults.push(`entry ${entry.sequence} is another one than was verified on ${before.at}`);
    yield entry;
  }
}

/** The entries that a site gives out after a number, page by page. */
export async function* pagesAfter(site: SiteReader, after: number): AsyncGenerator<StoredEntry> {
  let reached = after;
  for (let page = await site.entries(reached); page.length > 0; page = await site.entries(reached)) {
    for (const entry of page) {
      if (entry.sequence <= reached)
        throw new RegistryRefusal(`the site gives out entry ${entry.sequence} after entry ${reached}`);
      reached = entry.sequence;
      yield entry;
    }
  }
}

/** Compares the served manifest with the newest in the history, so that nothing live is hidden. */
export async function servedFaults(
  site: Pick<SiteReader, 'manifest'>,
  { online }: Trust,
  liveNow: () => Manifest | undefined,
  goOn: () => Promise<boolean>,
  now: () => number,
): Promise<readonly string[]> {
  for (let look = 1; ; look += 1) {
    const served = await site.manifest();
    const live = liveNow();
    if (served === undefined) return live === undefined ? [] : [`the site serves no manifest, but ${live.sequence} is live`];
    const inForce = online.filter(({ lastSequence }) => lastSequence === undefined);
    if (!(await isSigned(served, inForce))) return ['the manifest that the site serves is not signed by its online key'];
    const { signature: _signature, validUntil, ...manifest } = served;
    // A change may have been made in between; then the history has it by now.
    if (manifest.sequence > (live?.sequence ?? 0)) {
      if (look < LOOKS && (await goOn())) continue;
      const ends = `but the newest in its history is ${live?.sequence ?? 'none'}`;
      return [`the site serves manifest ${manifest.sequence}, ${ends}: it hides entries`];
    }
    if (manifest.sequence < (live?.sequence ?? 0))
      return [`the site serves manifest ${manifest.sequence}, but ${live?.sequence} is live by its history`];
    if (!isDeepStrictEqual(manifest, live))
      return [`the manifest ${manifest.sequence} that the site serves is not that of its history`];
    return Date.parse(validUntil) > now() ? [] : [`the manifest that the site serves expired at ${validUntil}`];
  }
}

/** In place of the online key, where there is none. */
export function refuseToSign(): never {
  throw new Error('a site is only read');
}

/** What is published of a store, as a read-only store. */
export function storeOf({ read }: Pick<SiteReader, 'read'>): Store {
  const refuse = async () => {
    throw new Error('a site is only read');
  };
  return { read, storedAt: refuse, list: async () => [], write: refuse, create: refuse, remove: refuse };
}
