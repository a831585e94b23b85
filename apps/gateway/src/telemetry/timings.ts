import type { Percentiles, ReleaseTimings, TimingReport } from '@parlour/release-contract/api';
import { formats } from '@parlour/release-contract/formats';
import { nameOf } from '@parlour/release-contract/names';
import type { Beacon, DeviceClass } from '@parlour/release-contract/telemetry';
import type { Store } from '@parlour/registry';
import type { NoteUnread } from '@parlour/registry/storage/formats';
import { addAll, count, type Histogram, histogram, percentile, total, without } from '@parlour/registry/canary/histogram';
import { createHourlyRows, readHourly, rowsIn } from '@parlour/registry/canary/hourly';
import * as v from 'valibot';

/** The folder of the store with the players' waiting times. */
export const TIMINGS_FOLDER = 'timings';

const HOUR_MS = 3_600_000;
/** Rows that one gateway stores per hour; further screens of a release are counted as `other`. */
const MOST_ROWS = 1_500;
const MOST_BYTES = 2_000_000;
/** CLS is usually below 1, while histograms begin at 10, so it is scaled. */
const CLS_SCALE = 10_000;

const metrics = { mounted: histogram, fetched: histogram, LCP: histogram, INP: histogram, CLS: histogram };
type Metric = keyof typeof metrics;
const metricNames = Object.keys(metrics) as Metric[];
const nothing = (): Record<Metric, Histogram> => ({ mounted: {}, fetched: {}, LCP: {}, INP: {}, CLS: {} });

const row = v.object({
  name: v.string(),
  version: v.string(),
  screen: v.string(),
  /** Empty for pages of a release that did not report the device. */
  device: v.picklist(['low', 'medium', 'high', '']),
  ...metrics,
});
/** The waiting times of one screen of a release on one class of devices, as one gateway received them in one hour. */
type Row = v.InferOutput<typeof row>;
/** The same for all screens, devices, hours and gateways. */
type ReleaseSums = Pick<Row, 'name' | 'version' | Metric>;

/** Collects how long players waited, hour by hour, in memory until it is written. */
export interface TimingRecorder {
  /** Records a beacon all of whose releases are published. */
  take(beacon: Beacon, nowMs: number): void;
  flush(store: Store): Promise<void>;
}

/** Creates the recorder of one gateway; `gateway` is its unique name. */
export function createTimingRecorder(gateway: string): TimingRecorder {
  const hourly = createHourlyRows<Row>(TIMINGS_FOLDER, gateway, (rows) => textOf(rows));
  const rowOf = (rows: Map<string, Row>, of: Omit<Row, Metric>): Row => {
    const key = JSON.stringify(of);
    const known = rows.get(key);
    if (known !== undefined) return known;
    // Anybody can send a beacon with invented screens.
    if (rows.size >= MOST_ROWS && of.screen !== 'other') return rowOf(rows, { ...of, screen: 'other' });
    const added = { ...of, ...nothing() };
    rows.set(key, added);
    return added;
  };
  return {
    take: ({ device: reported, events }, nowMs) => {
      const device = reported ?? '';
      for (const event of events) {
        if (event.event === 'screenLoaded') {
          const { remote: name, version, screen, ms, fetched } = event;
          const into = rowOf(hourly.at(nowMs), { name, version, screen, device });
          count(into.mounted, ms);
          if (fetched === true) count(into.fetched, ms);
        }
        if (event.event === 'vital' && event.shown !== undefined) {
          const { remote: name, version, screen } = event.shown;
          const into = rowOf(hourly.at(nowMs), { name, version, screen, device });
          count(into[event.name], event.name === 'CLS' ? event.value * CLS_SCALE : event.value);
        }
      }
    },
    flush: hourly.flush,
  };
}

export interface TimingFilter {
  readonly hours: number;
  readonly app?: string | undefined;
  readonly screen?: string | undefined;
  readonly device?: DeviceClass | undefined;
}

/** How long players waited in the last hours, by release; `note` gets files of a later version. */
export async function readTimings(
  store: Store,
  filter: TimingFilter,
  nowMs: number,
  note: NoteUnread = () => undefined,
): Promise<TimingReport> {
  const fromHour = Math.floor(nowMs / HOUR_MS) - filter.hours + 1;
  const apps = new Set<string>();
  const screens = new Set<string>();
  const releases = new Map<string, ReleaseSums>();
  const take = (one: Row) => {
    apps.add(one.name);
    if (filter.app !== undefined && one.name !== filter.app) return;
    screens.add(one.screen);
    if (filter.screen !== undefined && one.screen !== filter.screen) return;
    if (filter.device !== undefined && one.device !== filter.device) return;
    const { name, version } = one;
    const sums = releases.get(nameOf({ name, version })) ?? { name, version, ...nothing() };
    releases.set(nameOf({ name, version }), sums);
    for (const metric of metricNames) addAll(sums[metric], one[metric]);
  };
  // Summed while reading, because a month of rows would not fit into memory.
  for await (const file of readHourly(store, TIMINGS_FOLDER, fromHour, note)) rowsIn(file, 'rows', row).forEach(take);
  return {
    from: new Date(fromHour * HOUR_MS).toISOString(),
    hours: filter.hours,
    apps: [...apps].toSorted(),
    screens: [...screens].toSorted(),
    releases: [...releases.values()]
      .map(timingsOf)
      .toSorted((one, other) => one.name.localeCompare(other.name) || other.mounted.count - one.mounted.count),
  };
}

function timingsOf({ name, version, mounted, fetched, LCP, INP, CLS }: ReleaseSums): ReleaseTimings {
  const of = (values: Histogram, scale = 1): Percentiles => {
    const at = (share: number) => {
      const value = percentile(values, share);
      return value === undefined ? undefined : value / scale;
    };
    return { count: total(values), p75: at(0.75), p98: at(0.98) };
  };
  return {
    name,
    version,
    mounted: of(mounted),
    fetched: of(fetched),
    cached: of(without(mounted, fetched)),
    lcp: of(LCP),
    inp: of(INP),
    cls: of(CLS, CLS_SCALE),
  };
}

function textOf(rows: readonly Row[]): string {
  const mostSeen = rows.toSorted((one, other) => total(other.mounted) - total(one.mounted));
  for (let fitting = mostSeen.length; ; fitting = Math.floor(fitting * 0.9)) {
    const text = JSON.stringify({ format: formats.timings.writes, rows: mostSeen.slice(0, fitting) });
    if (text.length <= MOST_BYTES) return text;
  }
}
