import type { Beacon } from '@parlour/release-contract/telemetry';
import { type Distinct, withName } from '@parlour/release-server/errors/distinct';
import { count } from './histogram';
import { type Minute, MINUTE_MS, type ReleaseCounts } from './minute';

/** Six hours: what the console shows. */
export const RETAINED_MINUTES = 6 * 60;
const MOST_FAILED_PAGES = 20_000;

/** Counts telemetry minute by minute, and deletes it after six hours. */
export interface Recorder {
  /** Counts a beacon whose releases are all published ones. */
  take(beacon: Beacon, sequence: number, nowMs: number): void;
  /** Oldest first. */
  minutes(): readonly Minute[];
  /** The hours (since 1970) in which anything was counted since the last call. */
  changedHours(): ReadonlySet<number>;
}

export function createRecorder(): Recorder {
  const recorded: Minute[] = [];
  const failedPages = new Set<string>();
  let changed = new Set<number>();

  const current = (sequence: number, nowMs: number): Minute => {
    const now = Math.floor(nowMs / MINUTE_MS);
    const last = recorded.at(-1);
    if (last !== undefined && last.minute >= now && last.sequence === sequence) return last;
    if (last?.sequence !== sequence) failedPages.clear();
    const opened: Minute = { minute: Math.max(now, last?.minute ?? 0), sequence, pages: [], lcp: {}, refused: 0, releases: {} };
    recorded.push(opened);
    while ((recorded[0]?.minute ?? now) < now - RETAINED_MINUTES) recorded.shift();
    return opened;
  };

  const isFirstFailure = (page: string, release: string) => {
    const name = `${page} ${release}`;
    if (failedPages.has(name)) return false;
    if (failedPages.size >= MOST_FAILED_PAGES) failedPages.clear();
    failedPages.add(name);
    return true;
  };

  return {
    minutes: () => recorded,
    changedHours: () => {
      const hours = changed;
      changed = new Set();
      return hours;
    },
    take: ({ page, events }, sequence, nowMs) => {
      const into = current(sequence, nowMs);
      changed.add(Math.floor(into.minute / 60));
      const seen: Distinct = withName(into.pages, page);
      if (seen !== into.pages) into.pages = [...seen];
      for (const event of events) {
        switch (event.event) {
          case 'screenLoaded': {
            const release = countsOf(into, event.remote, event.version);
            release.loads += 1;
            count(release.ms, event.ms);
            break;
          }
          case 'remoteFailed': {
            const release = countsOf(into, event.remote, event.version);
            release.failures += 1;
            if (isFirstFailure(page, `${event.remote}@${event.version}`)) release.failedPages += 1;
            break;
          }
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

function countsOf({ releases }: Minute, name: string, version: string): ReleaseCounts {
  return (releases[`${name}@${version}`] ??= { loads: 0, failures: 0, failedPages: 0, ms: {} });
}
