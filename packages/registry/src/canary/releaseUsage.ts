import * as v from 'valibot';
import { readFigures } from '../storage/formats';
import { countable, judged } from './networks';
import type { Store } from '../storage/store';

/** The folder of the store with the gateways' figures. */
export const TELEMETRY_FOLDER = 'telemetry';
const HOUR_MS = 3_600_000;

/** The part of a gateway's hourly figures that is read here: the loaded releases, minute by minute. */
const sighted = v.object({
  minutes: v.array(v.object({ minute: v.number(), releases: v.record(v.string(), v.unknown()) })),
});

/** The name of an hour since 1970, such as `2026-11-21T13`: one listing finds all gateways' figures of an hour. */
export function hourName(hour: number): string {
  return new Date(hour * HOUR_MS).toISOString().slice(0, 13);
}

/** The key under which a gateway stores the figures of an hour. */
export function telemetryKey(hour: number, gateway: string): string {
  return `${TELEMETRY_FOLDER}/${hourName(hour)}/${gateway}.json`;
}

/** The result of a release in players' pages: good, bad, or unknown because there were too few attempts. */
export type Standing = 'good' | 'unknown' | 'bad';

const counted = v.object({
  minutes: v.array(
    v.object({
      releases: v.record(v.string(), v.object({ loads: v.number(), failedPages: v.number(), judged: v.optional(judged) })),
    }),
  ),
});

/** A release is good after this many loads without a failure. */
const ENOUGH_TRIES = 20;
const TOLERATED_SHARE = 0.02;
/** A release that fails this often is bad, however few attempts there were. */
const HOPELESS_SHARE = 0.2;
const LOOK_BACK_HOURS = 7 * 24;
const HOURS_AT_ONCE = 12;

/**
 * The results of releases in players' pages, by `name@version`. It reads the newest hours first, and only as many as it needs.
 */
export async function readStandings(store: Store, releases: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
  const tallies = new Map(releases.map((release) => [release, { loads: 0, failures: 0, failed: new Map<string, number>() }]));
  const failuresOf = ({ failures, failed }: Tries) => failures + countable(failed.values());
  const hours = releases.length === 0 ? [] : (await store.list(TELEMETRY_FOLDER)).slice(-LOOK_BACK_HOURS).toReversed();
  for (let first = 0; first < hours.length; first += HOURS_AT_ONCE) {
    if ([...tallies.values()].every((tally) => tally.loads + failuresOf(tally) >= ENOUGH_TRIES)) break;
    const minutes = (await Promise.all(hours.slice(first, first + HOURS_AT_ONCE).map((hour) => minutesOf(store, hour)))).flat();
    for (const { releases: reported } of minutes) {
      for (const [release, tally] of tallies) {
        const { loads = 0, failedPages = 0, judged: by } = reported[release] ?? {};
        tally.loads += by?.loads ?? loads;
        // A gateway of an earlier version reports no networks.
        tally.failures += by === undefined ? failedPages : 0;
        for (const [group, more] of Object.entries(by?.failed ?? {}))
          tally.failed.set(group, (tally.failed.get(group) ?? 0) + more);
      }
    }
  }
  const standing = (tally: Tries) => standingOf({ loads: tally.loads, failures: failuresOf(tally) });
  return new Map([...tallies].map(([release, tally]) => [release, standing(tally)]));
}

interface Tries {
  readonly loads: number;
  readonly failures: number;
  readonly failed: ReadonlyMap<string, number>;
}

/** Files of a later version are logged by the gateway, which reads the same files. */
const ignore = () => undefined;

async function minutesOf(store: Store, hour: string) {
  const keys = (await store.list(`${TELEMETRY_FOLDER}/${hour}`)).map((gateway) => `${TELEMETRY_FOLDER}/${hour}/${gateway}`);
  const files = await Promise.all(keys.map(async (key) => readFigures('telemetry', key, await store.read(key), ignore)));
  return files.flatMap((file) => {
    const parsed = v.safeParse(counted, file);
    return parsed.success ? parsed.output.minutes : [];
  });
}

function standingOf({ loads, failures }: { readonly loads: number; readonly failures: number }): Standing {
  const tries = loads + failures;
  if (tries === 0) return 'unknown';
  const share = failures / tries;
  if (share > HOPELESS_SHARE) return 'bad';
  if (tries < ENOUGH_TRIES) return 'unknown';
  return share > TOLERATED_SHARE ? 'bad' : 'good';
}

/** How often screens of releases were loaded from one hour until before another (since 1970), by `name@version`. */
export async function readLoads(store: Store, fromHour: number, endHour?: number): Promise<ReadonlyMap<string, number>> {
  const loads = new Map<string, number>();
  const isIn = (name: string) => name >= hourName(fromHour) && (endHour === undefined || name < hourName(endHour));
  for (const hour of (await store.list(TELEMETRY_FOLDER)).filter(isIn)) {
    for (const { releases } of await minutesOf(store, hour)) {
      for (const [release, { loads: more }] of Object.entries(releases)) loads.set(release, (loads.get(release) ?? 0) + more);
    }
  }
  return loads;
}

/**
 * When a page last reported a release as loaded, by `name@version`, in ms since 1970; hours before `sinceMs` are not read. Throws
 * an UnknownFormat for a file of a later version: without its reports, releases that pages still use would be removed.
 */
export async function lastUses(store: Store, sinceMs: number): Promise<ReadonlyMap<string, number>> {
  const seen = new Map<string, number>();
  const first = hourName(Math.floor(sinceMs / HOUR_MS));
  for (const hour of (await store.list(TELEMETRY_FOLDER)).filter((name) => name >= first)) {
    for (const gateway of await store.list(`${TELEMETRY_FOLDER}/${hour}`)) {
      const key = `${TELEMETRY_FOLDER}/${hour}/${gateway}`;
      const parsed = v.safeParse(sighted, readFigures('telemetry', key, await store.read(key)));
      for (const { minute, releases } of parsed.success ? parsed.output.minutes : []) {
        for (const release of Object.keys(releases)) seen.set(release, Math.max(seen.get(release) ?? 0, minute * 60_000));
      }
    }
  }
  return seen;
}
