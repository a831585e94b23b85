import type { ChangeReport, ReportedChange, Stop } from './changeReport';
import type { LiveTime } from './evidence/liveTimes';
import type { Period } from './evidence/period';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** The changes that take something from visitors. */
const STOPS = ['stop', 'rollBack', 'return', 'remove', 'switchOff'];

/** The times of a period in which releases were live, with the hours that are in it. */
export function liveTimesIn(
  times: readonly LiveTime[],
  { fromMs, endMs }: Period,
  { site, now }: { readonly site: string | undefined; readonly now: Date },
): ChangeReport['live'] {
  return times.flatMap((time) => {
    const [sinceMs, untilMs] = [
      Date.parse(time.since),
      Math.min(time.until ? Date.parse(time.until) : Infinity, now.getTime(), endMs),
    ];
    const isOutside = sinceMs >= endMs || (time.until !== undefined && Date.parse(time.until) < fromMs);
    if (isOutside || (site !== undefined && time.site !== site)) return [];
    const hours = Math.max(0, untilMs - Math.max(sinceMs, fromMs)) / HOUR_MS;
    return [{ ...time, until: time.until ?? null, untilEntry: time.untilEntry ?? null, hours: Math.round(hours * 100) / 100 }];
  });
}

/** What was taken from visitors, by whom and why, and how long they had had it. */
export function stopsIn(changes: readonly ReportedChange[], times: readonly LiveTime[]): ChangeReport['stops'] {
  return changes
    .filter(({ kind }) => STOPS.includes(kind))
    .flatMap(({ entry, at, site, kind, asked, apps }) =>
      apps.flatMap(({ app, from, audience, switched }): Stop[] => {
        const made = { entry, at, site, kind, by: asked.by, reason: asked.reason, app, audience };
        if (switched !== undefined || from === null)
          return kind === 'switchOff' ? [{ ...made, ...(switched && { paths: switched }) }] : [];
        const since = sinceOf(times, { site, app, version: from, untilEntry: entry });
        const minutes = since === undefined ? undefined : Math.round((Date.parse(at) - Date.parse(since)) / MINUTE_MS);
        return [{ ...made, version: from, ...(minutes !== undefined && { minutes }) }];
      }),
    );
}

/** Since when a release was live without a gap, to whomever. */
function sinceOf(
  times: readonly LiveTime[],
  { site, app, version, untilEntry }: Pick<LiveTime, 'site' | 'app' | 'version' | 'untilEntry'>,
): string | undefined {
  let last = untilEntry;
  let since: string | undefined;
  for (const time of times.toReversed()) {
    if (time.site !== site || time.app !== app || time.version !== version || time.untilEntry !== last) continue;
    ({ since } = time);
    last = time.sinceEntry;
  }
  return since;
}

/** The counts at the top of a report. */
export function summaryOf(changes: readonly ReportedChange[], stops: readonly Stop[]): ChangeReport['summary'] {
  const live = changes.filter(({ isLive }) => isLive);
  return {
    entries: changes.length,
    liveChanges: live.length,
    byClass: counted(changes.flatMap(({ classes }) => classes.map(({ name }) => name))),
    byAuthor: counted(live.map(({ asked }) => (asked.isProven ? asked.by : `${asked.by} (claimed)`))),
    requests: counted(changes.flatMap(({ request }) => request?.outcome ?? [])),
    stops: new Set(stops.map(({ entry }) => entry)).size,
    breaches: changes.filter(({ breaches }) => breaches.length > 0).length,
  };
}

function counted(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([, one], [, other]) => other - one));
}
