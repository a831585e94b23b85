import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type RecordedChange, recordedChange } from '@parlour/release-contract/change';
import { gonePaths } from '@parlour/release-contract/composition';
import { EVERYONE, type LiveRemote, type Manifest, manifest, type Ring } from '@parlour/release-contract/manifest';
import { type Author, author } from '@parlour/release-contract/policy';
import { isSigned } from '@parlour/release-contract/signature';
import { NO_RELEASE } from '@parlour/release-contract/names';
import { MOST_ENTRIES } from '@parlour/release-contract/rootChain';
import { DEFAULT_SITE, siteName } from '@parlour/release-contract/siteName';
import { demandFormat, readSigned } from '../storage/formats';
import type { Store } from '../storage/store';
import { isRecord, parseStored } from '../storage/parseStored';
import type { Trust } from '../trust/trust';
import { type RecordedCheck, recordedCheck } from './recordedChecks';

/**
 * An entry of the history: what was done, by whom and why, what is live since, and the hash of the previous entry. The type is
 * written by hand, because TypeScript cannot infer one of this depth.
 */
export interface HistoryRecord {
  readonly sequence: number;
  /** The site that it is about; left out for the default one. */
  readonly site?: string | undefined;
  /**
   * The newest entry of each site, up to this entry; left out as long as the default site is the only one with entries. One history
   * has the entries of all sites, so that rights and releases change for all of them at once.
   */
  readonly newest?: Readonly<Record<string, number>> | undefined;
  /** What is live; undefined before the first release. An entry that changes nothing live repeats the previous manifest. */
  readonly manifest?: Manifest | undefined;
  /** Sequence of the entry whose policy is in force; older entries were made before there were any. */
  readonly policy: number;
  readonly change: RecordedChange;
  /** The name of the author as it is shown. */
  readonly by: string;
  /** Older entries have only an unproven name. */
  readonly author?: Author | undefined;
  readonly reason: string;
  readonly at: string;
  readonly difference: string[];
  /** What the gate found; left out for changes that it does not check, and in older entries. */
  readonly checks?: readonly RecordedCheck[] | undefined;
  /** SHA-256 of the stored bytes of the entry before, hex; empty for the first. */
  readonly previous: string;
}

/**
 * Older entries have no sequence of their own, only that of their manifest. Unknown fields of a later version are ignored, since
 * on this level they only describe what was done. The change and its author are parsed strictly.
 */
const historyRecord: v.GenericSchema<unknown, Omit<HistoryRecord, 'sequence'> & { sequence?: number | undefined }> = v.object({
  sequence: v.optional(v.number()),
  site: v.optional(siteName),
  newest: v.optional(v.record(siteName, v.number())),
  manifest: v.optional(manifest),
  policy: v.optional(v.number(), 0),
  change: recordedChange,
  by: v.string(),
  author: v.optional(author),
  reason: v.string(),
  at: v.string(),
  difference: v.array(v.string()),
  checks: v.optional(v.array(recordedCheck)),
  previous: v.string(),
});

const FOLDER = 'history';
const ENTRY = /^\d{8}\.json$/;
const PAGE = 100;
const PAGE_BYTES = 1_000_000;

export function historyKey(sequence: number): string {
  return `${FOLDER}/${fileName(sequence)}`;
}

function fileName(sequence: number): string {
  return `${String(Math.max(sequence, 0)).padStart(8, '0')}.json`;
}

/** The numbers of all entries from one on, oldest first. Files with other names are ignored. */
export async function sequences(store: Store, from = 0): Promise<readonly number[]> {
  const names = await store.list(FOLDER, from > 1 ? fileName(from - 1) : '');
  return names.filter((name) => ENTRY.test(name)).map((name) => Number.parseInt(name, 10));
}

/** Some stored entries after a number, in order: at most 100, and no more after the first megabyte. */
export async function entriesAfter(store: Store, after: number): Promise<readonly StoredEntry[]> {
  const entries: StoredEntry[] = [];
  let size = 0;
  for (const sequence of (await sequences(store, after + 1)).slice(0, PAGE)) {
    const bytes = (await store.read(historyKey(sequence))) ?? Buffer.alloc(0);
    entries.push({ sequence, bytes });
    size += bytes.length;
    if (size > PAGE_BYTES) break;
  }
  return entries;
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The site that an entry is about. */
export function siteOf({ site = DEFAULT_SITE }: Pick<HistoryRecord, 'site'>): string {
  return site;
}

/** The newest entry of each site, up to an entry. */
export function newestOf({
  sequence,
  newest = { [DEFAULT_SITE]: sequence },
}: Pick<HistoryRecord, 'sequence' | 'newest'>): Readonly<Record<string, number>> {
  return newest;
}

/**
 * What an entry about a site says of sites, given the entry before it. A site that the policy of the entry does not have any more is left
 * out: one that is made again under its name begins with nothing.
 */
export function sitesAfter(
  before: Pick<HistoryRecord, 'sequence' | 'newest'> | undefined,
  site: string,
  sequence: number,
  change: RecordedChange,
): Pick<HistoryRecord, 'site' | 'newest'> & { readonly format?: 2 } {
  if (site === DEFAULT_SITE && before?.newest === undefined) return {};
  const known = Object.entries({ ...(before && newestOf(before)) }).filter(([name]) => isNamedBy(change, name));
  const newest = { ...Object.fromEntries(known), [site]: sequence };
  return { ...(site !== DEFAULT_SITE && { format: 2, site }), newest };
}

/** Whether a site is there after a change: only a policy takes one away. */
export function isNamedBy(change: RecordedChange, site: string): boolean {
  if (change.kind !== 'setPolicy' || site === DEFAULT_SITE) return true;
  const { sites } = change.policy;
  return isRecord(sites) && Object.hasOwn(sites, site);
}

/** Whether an entry can have a number. */
export function isNumberOfEntry(sequence: number): boolean {
  return Number.isInteger(sequence) && sequence >= 1 && sequence <= MOST_ENTRIES;
}

/** Reads a stored entry; undefined when there is none, `forged` when this registry did not sign it. Throws UnknownFormat. */
export async function readRecord(
  store: Store,
  sequence: number,
  online: Trust['online'],
): Promise<HistoryRecord | 'forged' | undefined> {
  const bytes = await store.read(historyKey(sequence));
  return bytes === undefined ? undefined : parseRecord({ sequence, bytes }, online);
}

/** An entry as it is stored. */
export interface StoredEntry {
  readonly sequence: number;
  readonly bytes: Uint8Array;
}

/** Parses a stored entry; `forged` when this registry did not sign it. Throws UnknownFormat for an entry of a later version. */
export async function parseRecord({ sequence, bytes }: StoredEntry, online: Trust['online']): Promise<HistoryRecord | 'forged'> {
  const signed = parseStored(bytes);
  const valid = online.filter(({ lastSequence = Number.POSITIVE_INFINITY }) => sequence <= lastSequence);
  if (signed === undefined || !(await isSigned(signed, valid))) return 'forged';
  const { signature: _signature, ...body } = signed;
  // The same key also signs manifests and links, which are public. Only entries have these two fields, in every format.
  const { previous, manifest: own } = body;
  const number = body['sequence'] ?? (isRecord(own) ? own['sequence'] : undefined);
  if (typeof previous !== 'string' || number !== sequence) return 'forged';
  const key = historyKey(sequence);
  if (isRecord(own)) demandFormat('manifest', own, key);
  return { ...readSigned('history', historyRecord, body, key), sequence };
}

/** The differences between two manifests, one line each. */
export function differenceOf(before: Manifest | undefined, after: Manifest): string[] {
  const was = before?.shell.version;
  const shell =
    was === after.shell.version
      ? []
      : [was === undefined ? `shell ${after.shell.version}` : `shell ${was} → ${after.shell.version}`];
  const names = new Set([...Object.keys(before?.remotes ?? {}), ...Object.keys(after.remotes)]);
  const [hadWorker, hasWorker] = [before?.shell, after.shell].map((one) => one?.worker !== 'off');
  const worker = hadWorker === hasWorker ? [] : [`service worker switched ${hasWorker ? 'on' : 'off'}`];
  const gone = gonePaths(before, after);
  return [
    ...shell,
    ...worker,
    ...[...names].flatMap((name) => remoteDifference(name, before?.remotes[name], after.remotes[name])),
    ...(gone.length > 0 ? [`no longer there: ${gone.join(', ')}`] : []),
  ];
}

function remoteDifference(name: string, before: LiveRemote | undefined, after: LiveRemote | undefined): string[] {
  if (after === undefined) return [`${name} gone`];
  const lines: string[] = [];
  const [was, is] = [before?.version, after.version].map((version) => (version === NO_RELEASE ? undefined : version));
  if (was !== is) lines.push([name, was, was && '→', is ?? 'for nobody'].filter(Boolean).join(' '));
  const [wasCanary, isCanary] = [before?.canary, after.canary].map(
    (canary) => canary && `${canary.version} for ${audienceText(canary)}`,
  );
  if (wasCanary !== isCanary) lines.push(`${name} canary ${[wasCanary, isCanary ?? 'none'].filter(Boolean).join(' → ')}`);
  const [wasOff, isOff] = [before?.off, after.off].map(offText);
  if (wasOff !== isOff) lines.push(isOff === '' ? `${name} switched on` : `${name} switched off: ${isOff}`);
  return lines;
}

/** A divisor that keeps percentages short: as a fraction of one, 7 % would become 7.000000000000001 %. */
const PER_PERCENT = EVERYONE / 100;

/** The audience of a canary as text: `staff, agents, 5 %`. */
export function audienceText({ share, rings }: { readonly share: number; readonly rings: readonly Ring[] }): string {
  return [...rings, ...(share > 0 ? [`${share / PER_PERCENT} %`] : [])].join(', ') || 'nobody';
}

function offText(off: LiveRemote['off']): string {
  return off === undefined ? '' : off === 'all' ? 'all of it' : off.join(', ');
}
