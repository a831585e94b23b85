import { isDeepStrictEqual } from 'node:util';
import type { Manifest } from '@parlour/release-contract/manifest';
import type { Policy } from '@parlour/release-contract/policy';
import { type PrivateKey, sign } from '@parlour/release-contract/signature';
import { DEFAULT_SITE } from '@parlour/release-contract/siteName';
import { hasSite, policyOn, siteNames } from '@parlour/release-contract/sitePolicy';
import {
  hashOf,
  historyKey,
  type HistoryRecord,
  isNumberOfEntry,
  newestOf,
  parseRecord,
  readRecord,
  sequences,
  sitesAfter,
} from './history';
import { createHistoryIndex, type HistoryIndex } from './historyIndex';
import type { StoredKey } from '../trust/keys';
import { createPolicies } from '../trust/policies';
import { RegistryRefusal, UnknownFormat } from './refusals';
import { createReleases, type Releases } from './releases';
import { readStandings, type Standing } from '../canary/releaseUsage';
import { seal } from '../provenance/envelope';
import { siteStore } from '../storage/siteStore';
import type { Store } from '../storage/store';
import { isInForce, readTrust, type Trust, trustOfOneKey } from '../trust/trust';

const TRUST_MAX_AGE_MS = 1_000;
/** Entries of the history in memory: a manifest of twenty remotes takes some 100 kB. */
const MOST_RECORDS = 256;
const MOST_AT_ONCE = 32;

/** The newest entry of the history: what is live on a site and who may do what there. */
export interface Head {
  /** 0 before the first entry; the entry may be about another site. */
  readonly sequence: number;
  readonly manifest: Manifest | undefined;
  /** With the rules of apps as they hold on the site. With a damaged policy nobody has any right. */
  readonly policy: Policy;
  /** Sequence of the entry that made the policy valid; 0 before there was one. */
  readonly policyAt: number;
}

/** The content of a new entry, to which the registry adds number, policy and hash. */
export type NewEntry = Pick<HistoryRecord, 'manifest' | 'change' | 'by' | 'author' | 'reason' | 'at' | 'difference' | 'checks'>;

/**
 * Releases and manifests in a store, as one of its sites: releases never change and are shared by all sites, and manifests are only
 * superseded by newer ones of their site.
 */
export interface Registry extends Releases {
  readonly site: string;
  /** The same registry as another of its sites. */
  on(site: string): Registry;
  /** The keys that the registry trusts, as the store has them now. */
  trust(): Promise<Trust>;
  /** Signs with the online key; throws where this process has none. */
  sign<Body extends object>(body: Body): ReturnType<typeof sign<Body>>;
  /** The results of releases in players' pages, by `name@version`. */
  standings(releases: readonly string[]): Promise<ReadonlyMap<string, Standing>>;
  /**
   * The live manifest of the site; undefined before the first. A manifest that this registry did not sign is never live. If a later version
   * of Parlour wrote the newest entries, this is the last manifest that this version can read.
   */
  current(): Promise<Manifest | undefined>;
  /** The sites that the policy names, by the newest entry that this version can read. */
  sites(): Promise<NonNullable<Policy['sites']>>;
  /** Why this version cannot read the newest entries in the store; undefined as long as it can. */
  unread(): Promise<UnknownFormat | undefined>;
  /**
   * The newest entry. Throws UnknownFormat when this version cannot read it, because the caller would miss its changes, and a
   * RegistryRefusal when there is no such site.
   */
  head(): Promise<Head>;
  /** Undefined for an entry that this registry did not sign; throws UnknownFormat. */
  record(sequence: number): Promise<HistoryRecord | undefined>;
  /** The numbers of all entries, or of those from one on, oldest first; many, in an old registry. */
  history(from?: number): Promise<readonly number[]>;
  /** When releases were live on the site, up to the newest entry. */
  index(): Promise<HistoryIndex>;
  /**
   * Adds an entry about the site after the given one; undefined when somebody else added one first. Throws if the store has lost the newest
   * known entry.
   */
  commit(after: Head, next: NewEntry): Promise<HistoryRecord | undefined>;
}

/**
 * Opens the registry in a store. With its online key it can change what is live; without, it can read, and publish with the key
 * of a team. `expected` is the id of the registry, known from elsewhere; an online key contains it.
 */
export async function openRegistry(
  store: Store,
  secret?: StoredKey,
  expected = secret?.registry,
  site = DEFAULT_SITE,
): Promise<Registry> {
  let trusted = await readTrust(store, expected);
  if (trusted === undefined) {
    if (expected !== undefined) throw new RegistryRefusal(`this store is not that of the registry ${expected}`);
    if (secret === undefined) throw new RegistryRefusal('there is no registry here');
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
  let known = 0;

  const hold = (read: HistoryRecord): HistoryRecord => {
    records.set(read.sequence, read);
    const [oldest] = records.keys();
    if (records.size > MOST_RECORDS && oldest !== undefined) records.delete(oldest);
    return read;
  };
  const record: Registry['record'] = async (sequence) => {
    const cached = records.get(sequence);
    if (cached !== undefined) {
      // Held longer, since what is live on a site may be an old entry.
      records.delete(sequence);
      return hold(cached);
    }
    if (!isNumberOfEntry(sequence)) return undefined;
    // The entry may be signed by a new online key, or by one that was replaced meanwhile.
    const isStale = performance.now() - trustReadAt > TRUST_MAX_AGE_MS;
    let read = await readRecord(store, sequence, (isStale ? await refreshTrust() : trust).online);
    if (read === 'forged') read = await readRecord(store, sequence, (await refreshTrust()).online);
    if (read === undefined || read === 'forged') return undefined;
    return hold(read);
  };
  const policyAt = createPolicies(store, async () => trust, record);
  const index = createHistoryIndex(store, { record, trust: async () => trust, secret });
  /**
   * The newest listed entry that this version can read, and why it cannot read those after it. Numbers without an entry are
   * skipped, and many entries are read at once, in case they are forged.
   */
  const newestListed = async (): Promise<Newest> => {
    const indexed = await index.known();
    const { online } = await refreshTrust();
    let unread: UnknownFormat | undefined;
    for (const from of indexed > 0 ? [indexed, 0] : [0]) {
      const listed = [...(await sequences(store, from))];
      for (let size = 1; listed.length > 0; size = MOST_AT_ONCE) {
        const reads = listed.splice(-size).map((sequence) => readRecord(store, sequence, online).catch(asUnknownFormat));
        for (const read of (await Promise.all(reads)).reverse()) {
          if (read instanceof UnknownFormat) unread = read;
          else if (typeof read === 'object') return { newest: hold(read), unread };
        }
      }
    }
    return { unread };
  };

  const newestRecord = async (): Promise<Newest> => {
    const last = known === 0 ? undefined : await record(known).catch(asUnknownFormat);
    let { newest, unread } = last === undefined || last instanceof UnknownFormat ? await newestListed() : { newest: last };
    let next: HistoryRecord | UnknownFormat | undefined = newest;
    while (next !== undefined) {
      if (next instanceof UnknownFormat) unread = next;
      else newest = next;
      next = next instanceof UnknownFormat ? undefined : await record(next.sequence + 1).catch(asUnknownFormat);
    }
    if (newest !== undefined) known = Math.max(known, newest.sequence);
    return { newest, unread };
  };
  /** Refuses to add an entry after one that the store has lost: the history would never be valid again. */
  const demandNewest = async (): Promise<void> => {
    // Copied, because concurrent calls may learn of later entries.
    const sequence = known;
    if (sequence === 0) return;
    const bytes = await store.read(historyKey(sequence));
    const held = records.get(sequence);
    const stored = bytes && (await parseRecord({ sequence, bytes }, trust.online));
    if (stored !== undefined && (held === undefined || isDeepStrictEqual(stored, held))) return;
    const last = (await sequences(store)).at(-1) ?? 0;
    const difference = stored === undefined ? `ends with entry ${last}` : `has another entry ${sequence}`;
    throw new RegistryRefusal(
      `this process knows entry ${sequence} of the history, and the history in the store ${difference}: a backup was restored while gateways ran, or the store answers what is old. Nothing was changed. After a backup: stop all gateways, restore it again, and start them`,
    );
  };
  const manifestOf = async (name: string, newest: HistoryRecord | undefined): Promise<Manifest | undefined> => {
    const sequence = newest && newestOf(newest)[name];
    if (sequence === undefined) return undefined;
    const own = await record(sequence);
    if (own !== undefined) return own.manifest;
    throw new RegistryRefusal(`the store does not show ${historyKey(sequence)}, which says what is live on the site ${name}`);
  };
  const headOf = async (name: string): Promise<Head> => {
    const { newest, unread } = await newestRecord();
    if (unread !== undefined) throw unread;
    const { sequence = 0, policy = 0 } = newest ?? {};
    const whole = await policyAt(policy);
    if (!hasSite(whole, name))
      throw new RegistryRefusal(`there is no site ${name} here; there are: ${siteNames(whole).join(', ')}`);
    return { sequence, manifest: await manifestOf(name, newest), policy: policyOn(whole, name), policyAt: policy };
  };
  const releases = createReleases(store, {
    policy: async () => (await headOf(DEFAULT_SITE)).policy,
    trust: async () => (performance.now() - trustReadAt > TRUST_MAX_AGE_MS ? refreshTrust() : trust),
    seal: (statement) => seal(statement, demandSecret(secret)),
  });

  const ofSite = (name: string): Registry => ({
    ...releases,
    site: name,
    on: ofSite,
    trust: refreshTrust,
    head: () => headOf(name),
    record,
    history: (from) => sequences(store, from),
    index: async () => index.at((await newestRecord()).newest?.sequence ?? 0, name),
    sign: async (body) => sign(body, demandSecret(secret)),
    standings: (named) => readStandings(siteStore(store, name), named),
    current: async () => manifestOf(name, (await newestRecord()).newest),
    sites: async () => (await policyAt((await newestRecord()).newest?.policy ?? 0)).sites ?? {},
    unread: async () => (await newestRecord()).unread,
    commit: async (after, next) => {
      const sequence = after.sequence + 1;
      const [before, recordBefore] = await Promise.all([
        after.sequence === 0 ? undefined : store.read(historyKey(after.sequence)),
        after.sequence === 0 ? undefined : record(after.sequence),
        demandNewest(),
      ]);
      const entry: HistoryRecord = {
        ...next,
        ...sitesAfter(recordBefore, name, sequence, next.change),
        sequence,
        policy: next.change.kind === 'setPolicy' ? sequence : after.policyAt,
        previous: before === undefined ? '' : hashOf(before),
      };
      const signer = demandSecret(secret);
      if (!isInForce(await refreshTrust(), signer)) {
        throw new RegistryRefusal(`the online key ${signer.kid} was replaced; restart this process with the new one`);
      }
      const bytes = Buffer.from(JSON.stringify(await sign(entry, signer)));
      const own = await parseRecord({ sequence, bytes }, trust.online);
      if (own === 'forged') throw new Error(`entry ${sequence} of the history would not be valid`);
      if (await store.create(historyKey(sequence), bytes)) {
        // Taken from memory, because the store may return outdated data.
        hold(own);
        await index.added(sequence);
        return own;
      }
      if ((await record(sequence)) === undefined) {
        if ((await store.read(historyKey(sequence))) === undefined) {
          throw new RegistryRefusal(
            `the store has an entry ${sequence} of the history and does not show it, so it answers what is old; try again when it is well`,
          );
        }
        throw new RegistryRefusal(
          `entry ${sequence} of the history in the store is not signed by this registry; look who wrote it, and remove it`,
        );
      }
      return undefined;
    },
  });
  return ofSite(site);
}

/** The newest entry that this version can read, and why it cannot read those after it. */
interface Newest {
  readonly newest?: HistoryRecord | undefined;
  readonly unread?: UnknownFormat | undefined;
}

function asUnknownFormat(error: unknown): UnknownFormat {
  if (error instanceof UnknownFormat) return error;
  throw error;
}

function demandSecret(secret: PrivateKey | undefined): PrivateKey {
  if (secret !== undefined) return secret;
  throw new RegistryRefusal("this needs the registry's online key; ask a running site instead: --site https://…");
}
