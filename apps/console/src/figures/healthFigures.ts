import type { Health } from '@parlour/release-contract/api';

/** One value for each minute; undefined where no telemetry arrived. */
export type Series = readonly (number | undefined)[];

/** How a release, or an app over all its releases, did over some minutes. */
export interface Figures {
  readonly loads: number;
  readonly failures: number;
  /** Failures among all loads that were tried; undefined without any. */
  readonly rate: number | undefined;
  readonly rates: Series;
  /** Mean of the minutes' 75th percentiles, each as heavy as its loads, in ms. */
  readonly load: number | undefined;
  readonly loadTimes: Series;
}

/** The figures of an app over the last minutes; of one version only when it is named. */
export function figuresOf(health: Health, minutes: number, name: string, version?: string): Figures {
  return joined(
    health.versions.filter((one) => one.name === name && (version === undefined || one.version === version)),
    minutes,
  );
}

function joined(versions: Health['versions'], minutes: number): Figures {
  const loads = addUp(versions.map((one) => one.loads.slice(-minutes)));
  const failures = addUp(versions.map((one) => one.failures.slice(-minutes)));
  const times = versions.map((one) => ({ values: one.load.slice(-minutes), weights: one.loads.slice(-minutes) }));
  const loadTimes = loads.map((_, minute) => meanOf(times.map(({ values, weights }) => [values[minute], weights[minute] ?? 0])));
  return {
    loads: total(loads),
    failures: total(failures),
    rate: failureRate(total(loads), total(failures)),
    rates: loads.map((count, minute) => failureRate(count, failures[minute] ?? 0)),
    load: meanOf(loadTimes.map((time, minute) => [time, loads[minute] ?? 0])),
    loadTimes,
  };
}

/** Screens that failed among all that were asked for; undefined when none was. */
export function failureRate(loads: number, failures: number): number | undefined {
  const tried = loads + failures;
  return tried === 0 ? undefined : failures / tried;
}

/** The site's LCP over the last minutes, each as heavy as its visitors, in ms. */
export function lcpOf({ lcp, visitors }: Health, minutes: number): number | undefined {
  const weights = visitors.slice(-minutes);
  return meanOf(lcp.slice(-minutes).map((value, minute) => [value, weights[minute] ?? 0]));
}

/** All releases together over the last minutes, and the one that fails most. */
export function failedLoads(health: Health, minutes: number) {
  const worst = health.versions
    .map(({ name, version }) => ({ name, version, rate: figuresOf(health, minutes, name, version).rate ?? 0 }))
    .toSorted((one, other) => other.rate - one.rate)[0];
  return { ...joined(health.versions, minutes), worst: worst !== undefined && worst.rate > 0 ? worst : undefined };
}

/** Above this rate a release is drawn as failing. */
const NOTABLE_RATE = 0.01;

/** How a rate of failures is drawn. */
export function toneOf(rate: number | undefined): 'success' | 'danger' | 'plain' {
  if (rate === undefined) return 'plain';
  return rate >= NOTABLE_RATE ? 'danger' : 'success';
}

function addUp(rows: readonly (readonly number[])[]): number[] {
  const length = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length }, (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0));
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Mean of what is known; where nothing has weight, all weigh the same. */
function meanOf(weighted: readonly (readonly [number | undefined, number])[]): number | undefined {
  const known = weighted.flatMap(([value, weight]) => (value === undefined ? [] : [{ value, weight }]));
  if (known.length === 0) return undefined;
  const weight = known.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0) return known.reduce((sum, one) => sum + one.value, 0) / known.length;
  return known.reduce((sum, one) => sum + one.value * one.weight, 0) / weight;
}
