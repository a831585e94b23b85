import { isDeepStrictEqual } from 'node:util';
import { isImmediate, scheduleIn } from '@parlour/release-contract/change';
import { formats } from '@parlour/release-contract/formats';
import { fallbacksIn, nameOf, releasesIn, versionIn } from '@parlour/release-contract/names';
import { isSigned, type PrivateKey, sign } from '@parlour/release-contract/signature';
import * as v from 'valibot';
import { DEFAULT_SITE, siteName } from '@parlour/release-contract/siteName';
import { hashOf, historyKey, type HistoryRecord, isNamedBy, sequences, siteOf } from './history';
import type { Store } from '../storage/store';
import { parseStored } from '../storage/parseStored';
import type { Trust } from '../trust/trust';

const KEY = 'index/history.json';
/** The stored index is written again when it lacks this many entries. */
const WRITTEN_EVERY = 64;
/** At most this many entries are added to the stored index during a change, because somebody waits for the change. */
const MOST_AT_A_CHANGE = 1_000;
const READ_AT_ONCE = 32;

const entry = v.pipe(v.number(), v.integer(), v.minValue(1));
const usage = v.object({
  /** The last entry in which the release was live for everyone, and the version that was live before it became so. */
  stable: v.optional(v.object({ last: entry, before: v.optional(v.string()) })),
  /** The last entry in which it was a canary. */
  canary: v.optional(entry),
  /** The last entry in which it was the fallback release. */
  fallback: v.optional(entry),
});
const canaryRun = v.object({
  version: v.string(),
  /** When this version became a canary, ISO 8601. */
  since: v.string(),
  stable: v.string(),
  /** The first entry in which it was the canary of this stable version. */
  first: entry,
});
const doneStage = v.object({ sequence: entry, at: v.string() });
const runningSchedule = v.object({
  stages: entry,
  done: v.array(doneStage),
  /** By app: a hash of what the schedule, or what was before it, made live of it. Any other change to the app ends the schedule. */
  apps: v.record(v.string(), v.string()),
});
const siteIndex = v.object({
  releases: v.record(v.string(), usage),
  stable: v.record(v.string(), v.string()),
  canaries: v.record(v.string(), canaryRun),
  /** By the number of their first entry; an index from before schedules has none. */
  schedules: v.optional(v.record(v.string(), runningSchedule), {}),
});
const historyIndex = v.object({
  format: v.literal(formats.index.writes),
  sequence: entry,
  /** SHA-256 of the stored bytes of that entry, hex: after a restored backup the index may belong to another history. */
  hash: v.string(),
  ...siteIndex.entries,
  /** The same of the sites beside the default one. */
  sites: v.optional(v.record(siteName, siteIndex), {}),
});

export type ReleaseUsage = v.InferOutput<typeof usage>;
export type CanaryRun = v.InferOutput<typeof canaryRun>;
/** A stage that was carried out: by which entry, and when. */
export type DoneStage = v.InferOutput<typeof doneStage>;
export type RunningSchedule = v.InferOutput<typeof runningSchedule>;

/** Says when releases were live on a site, so that the history need not be read. */
export interface HistoryIndex {
  /** By `name@version`. */
  readonly releases: ReadonlyMap<string, ReleaseUsage>;
  /** By app: the version that is, or was last, live for everyone. */
  readonly stable: ReadonlyMap<string, string>;
  /** By app, while there is one. */
  readonly canaries: ReadonlyMap<string, CanaryRun>;
  /** The schedules that have stages left, by the number of their first entry. */
  readonly schedules: ReadonlyMap<number, RunningSchedule>;
}

/** All entries up to `sequence`, by site. */
interface Indexed {
  readonly sequence: number;
  readonly sites: ReadonlyMap<string, HistoryIndex>;
}

const NEVER_LIVE: HistoryIndex = { releases: new Map(), stable: new Map(), canaries: new Map(), schedules: new Map() };
const NOTHING: Indexed = { sequence: 0, sites: new Map() };

interface Parts {
  readonly record: (sequence: number) => Promise<HistoryRecord | undefined>;
  readonly trust: () => Promise<Trust>;
  /** Without a key the stored index is read but never written. */
  readonly secret: PrivateKey | undefined;
}

/**
 * The index of the history in a store. The stored copy is signed by an online key, since it decides what a rollback restores. It
 * may be missing or outdated at any time: the missing entries are read.
 */
export function createHistoryIndex(store: Store, { record, trust, secret }: Parts) {
  let index: Indexed | undefined;
  let written = 0;

  const load = async (): Promise<Indexed> => {
    const stored = await readIndex(store, await trust());
    written = stored.sequence;
    return stored;
  };
  const write = async ({ sequence, sites }: Indexed) => {
    if (secret === undefined || sequence - written < WRITTEN_EVERY) return;
    const { [DEFAULT_SITE]: main = storedOf(NEVER_LIVE), ...others } = Object.fromEntries(
      [...sites].map(([name, one]) => [name, storedOf(one)]),
    );
    const hash = await hashOfEntry(store, sequence);
    const signed = await sign({ format: formats.index.writes, sequence, hash, ...main, sites: others }, secret);
    await store.write(KEY, Buffer.from(JSON.stringify(signed)));
    written = sequence;
  };
  const advanced = async (from: Indexed, to: number): Promise<Indexed> => {
    let next = from;
    for (let first = from.sequence + 1; first <= to; first = next.sequence + 1) {
      const size = Math.min(READ_AT_ONCE, to - first + 1);
      const records = await Promise.all(Array.from({ length: size }, (_, nth) => record(first + nth)));
      next = withEntries(next, records, first + size - 1);
      if (records.some((one) => one !== undefined)) continue;
      // A gap is skipped by listing, since it may be long.
      const [later = to + 1] = await sequences(store, first + size);
      next = { ...next, sequence: Math.min(later - 1, to) };
    }
    return next;
  };

  let last: Promise<unknown> = Promise.resolve();
  /** Runs are sequential, so that no entry is read twice. */
  const advance = (to: number, most: number): Promise<Indexed> => {
    const advancing = last.then(async () => {
      index ??= await load();
      if (index.sequence > to) index = NOTHING;
      index = await advanced(index, Math.min(to, index.sequence + most));
      // The stored index is only a cache: without it the next reader takes longer.
      await write(index).catch(() => undefined);
      return index;
    });
    last = advancing.catch(() => undefined);
    return advancing;
  };

  return {
    /** The index of a site with all entries up to `sequence`, which is the newest one. */
    at: async (sequence: number, site: string) =>
      (await advance(sequence, Number.POSITIVE_INFINITY)).sites.get(site) ?? NEVER_LIVE,
    /** The last entry that the stored index covers; 0 without a stored index. */
    known: async () => (index ??= await load()).sequence,
    /** Called after an entry was added. */
    added: (sequence: number) => (sequence - written < WRITTEN_EVERY ? undefined : advance(sequence, MOST_AT_A_CHANGE)),
  };
}

async function hashOfEntry(store: Store, sequence: number): Promise<string> {
  return hashOf((await store.read(historyKey(sequence))) ?? Buffer.alloc(0));
}

type StoredIndex = v.InferOutput<typeof siteIndex>;

function storedOf({ releases, stable, canaries, schedules }: HistoryIndex): StoredIndex {
  return {
    releases: Object.fromEntries(releases),
    stable: Object.fromEntries(stable),
    canaries: Object.fromEntries(canaries),
    schedules: Object.fromEntries(schedules),
  };
}

function indexOf({ releases, stable, canaries, schedules }: StoredIndex): HistoryIndex {
  return {
    releases: new Map(Object.entries(releases)),
    stable: new Map(Object.entries(stable)),
    canaries: new Map(Object.entries(canaries)),
    schedules: new Map(Object.entries(schedules).map(([sequence, one]) => [Number(sequence), one])),
  };
}

async function readIndex(store: Store, { online }: Trust): Promise<Indexed> {
  const signed = parseStored((await store.read(KEY)) ?? Buffer.alloc(0));
  // A replaced key is not accepted for the index, because its holder may have written another one since.
  const inForce = online.filter(({ lastSequence }) => lastSequence === undefined);
  if (signed === undefined || !(await isSigned(signed, inForce))) return NOTHING;
  const parsed = v.safeParse(historyIndex, signed);
  if (!parsed.success) return NOTHING;
  const { sequence, hash, sites, ...main } = parsed.output;
  if (hash !== (await hashOfEntry(store, sequence))) return NOTHING;
  return {
    sequence,
    sites: new Map(Object.entries({ ...sites, [DEFAULT_SITE]: main }).map(([name, one]) => [name, indexOf(one)])),
  };
}

function withEntries(before: Indexed, records: readonly (HistoryRecord | undefined)[], sequence: number): Indexed {
  const sites = new Map(before.sites);
  const own = records.filter((record) => record !== undefined);
  for (let first = 0; first < own.length;) {
    // Up to the next policy, which may take sites away.
    const at = own.findIndex(({ change }, index) => index >= first && change.kind === 'setPolicy');
    const part = own.slice(first, at === -1 ? own.length : at + 1);
    for (const name of new Set(part.map(siteOf))) {
      const ofSite = part.filter((record) => siteOf(record) === name);
      sites.set(name, withEntriesOfSite(sites.get(name) ?? NEVER_LIVE, ofSite));
    }
    const last = part.at(-1);
    for (const name of sites.keys()) if (last !== undefined && !isNamedBy(last.change, name)) sites.delete(name);
    first += part.length;
  }
  return { sequence, sites };
}

function withEntriesOfSite(before: HistoryIndex, records: readonly HistoryRecord[]): HistoryIndex {
  const [releases, stable] = [new Map(before.releases), new Map(before.stable)];
  let { canaries, schedules } = before;
  for (const record of records) {
    schedules = runningSchedules(schedules, record);
    if (record.manifest === undefined) continue;
    const { sequence: at, manifest } = record;
    const note = (key: string, change: Partial<ReleaseUsage>) => releases.set(key, { ...releases.get(key), ...change });
    for (const { name, version } of releasesIn(manifest)) {
      const key = nameOf({ name, version });
      if (versionIn(manifest, name) !== version) note(key, { canary: at });
      else {
        const earlier = stable.get(name);
        const first = releases.get(key)?.stable ?? (earlier === undefined ? {} : { before: earlier });
        note(key, { stable: { ...first, last: at } });
      }
    }
    for (const named of fallbacksIn(manifest)) note(nameOf(named), { fallback: at });
    for (const name of ['shell', ...Object.keys(manifest.remotes)]) {
      const version = versionIn(manifest, name);
      if (version !== undefined) stable.set(name, version);
    }
    canaries = runningCanaries(canaries, record, manifest);
  }
  return { releases, stable, canaries, schedules };
}

function runningSchedules(before: HistoryIndex['schedules'], record: HistoryRecord): HistoryIndex['schedules'] {
  const { sequence, at, change, manifest } = record;
  const begun = scheduleIn(change);
  if (begun === undefined && before.size === 0) return before;
  const hashes = (apps: readonly string[]) => Object.fromEntries(apps.map((app) => [app, hashOfApp(manifest, app)]));
  const next = new Map<number, RunningSchedule>();
  const keep = (first: number, running: RunningSchedule) => {
    if (running.done.length < running.stages) next.set(first, running);
  };
  for (const [first, running] of before) {
    const apps = Object.keys(running.apps);
    const isOwn = change.kind === 'stage' && change.schedule === first;
    if (isOwn) keep(first, { ...running, done: [...running.done, { sequence, at }], apps: hashes(apps) });
    else if (!endsWith(apps, change) && isDeepStrictEqual(hashes(apps), running.apps)) keep(first, running);
  }
  if (begun !== undefined) {
    const apps = begun.releases.map(({ name }) => name);
    keep(sequence, { stages: begun.stages.length, done: isImmediate(begun) ? [{ sequence, at }] : [], apps: hashes(apps) });
  }
  return next;
}

/** Whether a change ends the schedule of apps by itself: another schedule of one of them, its cancelling, or a return. */
function endsWith(apps: readonly string[], change: HistoryRecord['change']): boolean {
  if (change.kind === 'return') return true;
  if (change.kind === 'cancel') return apps.includes(change.name);
  return scheduleIn(change)?.releases.some(({ name }) => apps.includes(name)) ?? false;
}

/** Without the fallback release, which nobody chooses. */
function hashOfApp(manifest: HistoryRecord['manifest'], app: string): string {
  const { fallback: _fallback, ...own } = manifest?.remotes[app] ?? {};
  return hashOf(Buffer.from(JSON.stringify(app === 'shell' ? manifest?.shell : own)));
}

function runningCanaries(
  before: HistoryIndex['canaries'],
  { sequence, at }: HistoryRecord,
  { remotes }: NonNullable<HistoryRecord['manifest']>,
): HistoryIndex['canaries'] {
  const running = Object.entries(remotes).flatMap(([name, { version: stable, canary }]): [string, CanaryRun][] => {
    if (canary === undefined) return [];
    const { version } = canary;
    const was = before.get(name);
    const since = was?.version === version ? was.since : at;
    const first = was?.version === version && was.stable === stable ? was.first : sequence;
    return [[name, { version, since, stable, first }]];
  });
  return new Map(running);
}
