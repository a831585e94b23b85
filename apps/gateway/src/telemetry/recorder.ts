import { formats } from '@parlour/release-contract/formats';
import type { Beacon, TelemetryEvent } from '@parlour/release-contract/telemetry';
import type { Store } from '@parlour/registry';
import { type Distinct, withName } from '@parlour/registry/errors/distinct';
import { streamsOf } from '@parlour/registry/canary/actionStreams';
import { count, type Histogram } from '@parlour/registry/canary/histogram';
import { createHourlyRows } from '@parlour/registry/canary/hourly';
import { TELEMETRY_FOLDER } from '@parlour/registry/canary/releaseUsage';
import type { Judged } from '@parlour/registry/canary/networks';
import type { Sender } from './marks';
import { type Minute, MINUTE_MS, type ReleaseCounts, streamKey } from './minute';
import { createNetworkShares } from './networkShares';
import { RETAINED_MINUTES } from './retention';

const MOST_PAGES = 60_000;
const QUARTERS = 4;
/** Limit of screens per release and minute, because anybody can send a beacon with invented screens. */
const MOST_SCREENS = 240;
/** Limit of streams of actions per release and minute. */
const MOST_STREAMS = 400;

/** Counts telemetry minute by minute, and deletes it after six hours. */
export interface Recorder {
  /** Counts a beacon whose releases are all published ones. */
  take(beacon: Beacon, sequence: number, nowMs: number, sender: Sender): void;
  /** Oldest first. */
  minutes(): readonly Minute[];
  /** Stores the counts since the last flush, for a restart and for the other gateways. */
  flush(store: Store): Promise<void>;
}

/** Creates the recorder of one gateway; `gateway` is its unique name. */
export function createRecorder(gateway: string): Recorder {
  const recorded: Minute[] = [];
  /** What was already counted for a page, for counts that include each page once. */
  const firsts = new Set<string>();
  const counts = createNetworkShares();
  const hourly = createHourlyRows<Minute>(TELEMETRY_FOLDER, gateway, (minutes) =>
    JSON.stringify({ format: formats.telemetry.writes, minutes }),
  );

  const current = (sequence: number, nowMs: number): Minute => {
    const now = Math.floor(nowMs / MINUTE_MS);
    const last = recorded.at(-1);
    const minute = Math.max(now, last?.minute ?? 0);
    const rows = hourly.at(minute * MINUTE_MS);
    if (last !== undefined && last.minute >= now && last.sequence === sequence) return last;
    if (last?.sequence !== sequence) firsts.clear();
    const opened: Minute = { minute, sequence, pages: [], lcp: {}, refused: 0, releases: {} };
    recorded.push(opened);
    rows.set(String(rows.size), opened);
    while ((recorded[0]?.minute ?? now) < now - RETAINED_MINUTES) recorded.shift();
    return opened;
  };

  const isFirst = (page: string, what: string, release: string) => {
    const name = `${page} ${what} ${release}`;
    if (firsts.has(name)) return false;
    if (firsts.size >= MOST_PAGES) firsts.clear();
    firsts.add(name);
    return true;
  };

  /** A failure of one page counts once per manifest, like one of a load. */
  const countOutcome = (into: Minute, { remote, version }: Release, event: OutcomeEvent, sender: Sender, nowMs: number) => {
    const release = countsOf(into, remote, version);
    const name = `${remote}@${version}`;
    for (const { stream, isBad } of streamsOf(event.outcome)) {
      const key = streamKey(event, stream);
      if (isBad && !isFirst(sender.page, key, name)) continue;
      if (!counts(`${name} ${key}`, sender.group, sender.page, nowMs)) continue;
      const judged = judgedAt(release, key);
      if (judged === undefined) continue;
      if (isBad) judged.failed[sender.group] = (judged.failed[sender.group] ?? 0) + 1;
      else judged.loads += 1;
    }
  };

  return {
    minutes: () => recorded,
    flush: hourly.flush,
    take: ({ page, brand, events }, sequence, nowMs, sender) => {
      const into = current(sequence, nowMs);
      const seen: Distinct = withName(into.pages, page);
      if (seen !== into.pages) into.pages = [...seen];
      for (const event of events) {
        switch (event.event) {
          case 'screenLoaded': {
            const release = countsOf(into, event.remote, event.version);
            const name = `${event.remote}@${event.version}`;
            release.loads += 1;
            count(release.ms, event.ms);
            if (counts(name, sender.group, sender.page, nowMs)) release.judged.loads += 1;
            // Pages of an earlier release do not say whether the files came from the network.
            if (event.fetched === undefined) break;
            const from = event.fetched ? 'fetched' : 'cached';
            if (!isFirst(sender.page, from, name) || !counts(`${name} ${from}`, sender.group, sender.page, nowMs)) break;
            countScreen(release[from], `./${event.screen}#${quarterOf(sender)}`, event.ms);
            break;
          }
          case 'remoteFailed': {
            const release = countsOf(into, event.remote, event.version);
            release.failures += 1;
            const name = `${event.remote}@${event.version}`;
            if (!isFirst(sender.page, 'failed', name)) break;
            release.failedPages += 1;
            const { failed } = release.judged;
            if (counts(name, sender.group, sender.page, nowMs)) failed[sender.group] = (failed[sender.group] ?? 0) + 1;
            break;
          }
          case 'outcome':
            countOutcome(into, event, event, sender, nowMs);
            // A brand may hide a button of any screen.
            if (brand !== undefined) countOutcome(into, brand, event, sender, nowMs);
            break;
          case 'alive':
            countsOf(into, 'shell', event.shell);
            for (const [name, version] of Object.entries(event.releases)) countsOf(into, name, version);
            break;
          case 'vital':
            if (event.name === 'LCP') count(into.lcp, event.value);
            break;
          case 'manifestRefused':
            into.refused += 1;
            break;
        }
      }
    },
  };
}

type OutcomeEvent = Extract<TelemetryEvent, { event: 'outcome' }>;
type Release = Pick<OutcomeEvent, 'remote' | 'version'>;
type Counting = ReleaseCounts & { readonly judged: Judged };

function countsOf({ releases }: Minute, name: string, version: string): Counting {
  const known = releases[`${name}@${version}`];
  if (known !== undefined && isCounting(known)) return known;
  const empty = { loads: 0, failures: 0, failedPages: 0, ms: {}, fetched: {}, cached: {}, judged: { loads: 0, failed: {} } };
  releases[`${name}@${version}`] = empty;
  return empty;
}

function isCounting(counts: ReleaseCounts): counts is Counting {
  return counts.judged !== undefined;
}

function judgedAt(release: ReleaseCounts, key: string): Judged | undefined {
  const actions = (release.actions ??= {});
  if (actions[key] === undefined && Object.keys(actions).length >= MOST_STREAMS) return undefined;
  return (actions[key] ??= { loads: 0, failed: {} });
}

/** The part of a group; senders without a document of this site form a part of their own. */
function quarterOf({ group }: Sender): string {
  return group === 'x' ? group : String(Number(group) % QUARTERS);
}

/** The key begins with the module's prefix, so that it never equals a name that every object has, such as `constructor`. */
function countScreen(screens: Record<string, Histogram>, name: string, ms: number): void {
  if (screens[name] === undefined && Object.keys(screens).length >= MOST_SCREENS) return;
  count((screens[name] ??= {}), ms);
}
