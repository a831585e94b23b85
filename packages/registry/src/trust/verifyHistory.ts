import { isDeepStrictEqual } from 'node:util';
import type { FallbackRelease, LiveRelease, Manifest } from '@parlour/release-contract/manifest';
import { NO_RELEASE } from '@parlour/release-contract/names';
import type { Policy } from '@parlour/release-contract/policy';
import { liveReleaseOf, type RemoteDescriptor } from '../publishing/descriptor';
import { demandFormat } from '../storage/formats';
import {
  hashOf,
  historyKey,
  type HistoryRecord,
  parseRecord,
  sequences,
  siteOf,
  sitesAfter,
  type StoredEntry,
} from '../registry/history';
import { readInitialPolicy, readPolicy } from './policies';
import type { Releases } from '../registry/releases';
import type { Store } from '../storage/store';
import type { Trust } from './trust';

/** Limit of reported faults; a site that is not trusted could cause any number of them. */
const MOST_FAULTS = 50;

/** The state of a verification: the last verified entry, and the policy in force after it. */
export interface Verified {
  /** 0 before the first entry. */
  readonly sequence: number;
  /** SHA-256 of the stored bytes of the entry, hex; empty before the first. */
  readonly hash: string;
  /** What is live, by site. */
  readonly manifests: ReadonlyMap<string, Manifest>;
  /** The newest entry of each site; empty as long as the default site is the only one. */
  readonly newest: HistoryRecord['newest'];
  readonly policy: Policy;
  /** Number of the entry that made the policy valid; 0 for the initial one. */
  readonly policyAt: number;
}

/** The state before the first entry of a history with this initial policy. */
export function verifiedNothing(policy: Policy): Verified {
  return { sequence: 0, hash: '', manifests: new Map(), newest: undefined, policy, policyAt: 0 };
}

/** An entry that was verified, with the state before it and after it. */
export interface VerifiedEntry {
  readonly record: HistoryRecord;
  readonly before: Verified;
  readonly after: Verified;
}

/** Verifies the whole history in a store; returns the faults, a sentence each. Throws UnknownFormat. */
export async function faultsOf(store: Store, trust: Trust): Promise<readonly string[]> {
  const { faults } = await verifyEntries(storedEntries(store), verifiedNothing(await readInitialPolicy(store, trust)), trust);
  return faults;
}

/** The entries in a store, oldest first. */
export async function* storedEntries(store: Store): AsyncGenerator<StoredEntry> {
  for (const sequence of await sequences(store)) {
    yield { sequence, bytes: (await store.read(historyKey(sequence))) ?? Buffer.alloc(0) };
  }
}

/**
 * Verifies entries after the last verified one: each is signed by an online key, follows the previous entry, and names the policy
 * that was in force. Returns the faults, a sentence each, and the new state. Throws an UnknownFormat for an entry of a later
 * version, because its effect is unknown. `note` gets each entry that the registry signed, also one that has another fault.
 */
export async function verifyEntries(
  entries: AsyncIterable<StoredEntry>,
  from: Verified,
  trust: Trust,
  note: (entry: VerifiedEntry) => void = () => undefined,
): Promise<{ readonly faults: readonly string[]; readonly last: Verified }> {
  const faults: string[] = [];
  let last = from;
  for await (const entry of entries) {
    const { sequence, bytes } = entry;
    if (sequence !== last.sequence + 1) faults.push(`manifest ${last.sequence + 1} is missing`);
    const record = await parseRecord(entry, trust.online);
    const read = { sequence, hash: hashOf(bytes) };
    if (record === 'forged') {
      faults.push(`manifest ${sequence} is not as this registry signed it`);
      last = { ...last, ...read };
    } else {
      if (record.previous !== last.hash) faults.push(`manifest ${sequence} does not follow from the one before it`);
      const isFirst = trust.version > 0 && from.sequence === 0 && last.policy === from.policy;
      const next = isFirst && isFormer(record) ? { policyAt: sequence } : await policyAfter(record, last, trust);
      if (typeof next === 'string') faults.push(`entry ${sequence} of the history: ${next}`);
      const before = last.sequence === 0 ? undefined : last;
      const sites = sitesAfter(before, siteOf(record), sequence, record.change);
      // Entries of an earlier version keep sites that were taken away.
      const isOfEarlier = isDeepStrictEqual(record.newest, { ...before?.newest, ...sites.newest });
      if (!isDeepStrictEqual(record.newest, sites.newest) && !isOfEarlier)
        faults.push(`entry ${sequence} of the history does not say rightly which entries are the newest of the sites`);
      if (record.manifest !== undefined && record.manifest.site !== record.site)
        faults.push(`manifest ${sequence} is not for the site of its entry`);
      const after: Verified = {
        ...last,
        ...read,
        ...sites,
        newest: record.newest,
        ...withManifest(last, record),
        ...(typeof next === 'object' && next),
      };
      note({ record, before: last, after });
      last = after;
    }
    if (faults.length >= MOST_FAULTS) break;
  }
  return { faults, last };
}

function withManifest({ manifests }: Verified, record: HistoryRecord): Pick<Verified, 'manifests'> {
  return record.manifest === undefined
    ? { manifests }
    : { manifests: new Map([...manifests, [siteOf(record), record.manifest]]) };
}

/** A policy from before root keys, signed by the registry's one key. It is no longer valid; a root key signed the next one. */
function isFormer({ change }: HistoryRecord): boolean {
  return change.kind === 'setPolicy' && change.policy['root'] === 0;
}

/** The policy in force after an entry; a sentence when it does not follow from the earlier entries. */
async function policyAfter(
  { sequence, change, policy }: HistoryRecord,
  last: Verified,
  trust: Trust,
): Promise<Pick<Verified, 'policy' | 'policyAt'> | string> {
  if (change.kind !== 'setPolicy') {
    if (policy === last.policyAt) return { policy: last.policy, policyAt: last.policyAt };
    return `it is under the policy of entry ${policy}, but that of entry ${last.policyAt} was in force`;
  }
  // The online key signed the entry, so a policy in an unknown format was valid for the version that wrote it.
  demandFormat('policy', change.policy, historyKey(sequence));
  const read = await readPolicy(change.policy, { before: last.policy, base: last.policyAt, trust }).catch((error: Error) => {
    return error.message;
  });
  if (typeof read === 'string') return read;
  if (read.policy.root < last.policy.root) {
    return `its policy is signed under the root document ${read.policy.root}, but ${last.policy.root} was in force`;
  }
  return { policy: read.policy, policyAt: sequence };
}

/** Faults of the releases that players get with a manifest, a sentence each. */
export async function releaseFaults(
  releases: Pick<Releases, 'release' | 'damagedFiles'>,
  { shell, remotes }: Manifest,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const live: [name: string, version: string, remote?: LiveRelease | FallbackRelease][] = [['shell', shell.version]];
  for (const [name, { canary, fallback, salt: _salt, off: _off, ...stable }] of Object.entries(remotes)) {
    if (stable.version !== NO_RELEASE) live.push([name, stable.version, stable]);
    else if (stable.routes.length > 0 || stable.nav !== undefined) faults.push(`${name}: routes are live that no team signed`);
    if (canary !== undefined) {
      const { share: _share, rings: _rings, ...tried } = canary;
      live.push([name, tried.version, tried]);
    }
    if (fallback !== undefined) live.push([name, fallback.version, fallback]);
  }
  for (const [name, version, remote] of live) {
    const release = await releases.release(name, version);
    if (release === undefined) {
      faults.push(`${name} ${version} is live and not published`);
      continue;
    }
    const { descriptor, isTrusted, provenanceFault } = release;
    if (provenanceFault !== undefined) faults.push(`${name} ${version}: ${provenanceFault}`);
    if (isTrusted === false) faults.push(`${name} ${version} is not signed by its team`);
    if (remote !== undefined && !(descriptor.kind === 'remote' && isOf(descriptor, remote))) {
      faults.push(`${name} ${version}: something else is live than its team signed`);
    }
    for (const fault of await releases.damagedFiles(descriptor)) faults.push(`${name} ${version}: ${fault}`);
  }
  return faults;
}

/** Whether a live release is what its team signed. A fallback release is a subset of it, without some of its modules. */
function isOf(descriptor: RemoteDescriptor, live: LiveRelease | FallbackRelease): boolean {
  const signed = liveReleaseOf(descriptor);
  if ('routes' in live) return isDeepStrictEqual(live, signed);
  const { version, container, entry, imports } = signed;
  const modules = Object.fromEntries(Object.keys(live.modules).map((name) => [name, signed.modules[name]]));
  return isDeepStrictEqual(live, { version, container, entry, modules, ...(imports && { imports }) });
}
