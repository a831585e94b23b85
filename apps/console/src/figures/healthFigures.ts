import type { Health } from '@parlour/release-contract/api';

/** One value for each minute; undefined where no telemetry arrived. */
export type Series = readonly (number | undefined)[];

/** Metrics of a release, or of all releases of an app, over a period. */
export interface Figures {
  readonly loads: number;
  readonly failures: number;
  /** Share of failed loads; undefined without loads. */
  readonly rate: number | undefined;
  readonly rates: Series;
  /** Mean of the 75th percentiles per minute, weighted by loads, in ms. */
  readonly load: number | undefined;
  readonly loadTimes: Series;
}

/** Metrics of an app, or of one of its versions, over the last minutes. */
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

/** Share of failed screen loads; undefined without loads. */
export function failureRate(loads: number, failures: number): number | undefined {
  const tried = loads + failures;
  return tried === 0 ? undefined : failures / tried;
}

/** The site's LCP over the last minutes, weighted by visitors, in ms. */
export function lcpOf({ lcp, visitors }: Health, minutes: number): number | undefined {
  const weights = visitors.slice(-minutes);
  return meanOf(lcp.slice(-minutes).map((value, minute) => [value, weights[minute] ?? 0]));
}

/** Metrics of all releases over the last minutes, and the release with the highest failure rate. */
export function failedLoads(health: Health, minutes: number) {
  const worst = health.versions
    .map(({ name, version }) => ({ name, version, rate: figuresOf(health, minutes, name, version).rate ?? 0 }))
    .sort((one, other) => other.rate - one.rate)[0];
  return { ...joined(health.versions, minutes), worst: worst !== undefined && worst.rate > 0 ? worst : undefined };
}

/** From this failure rate on a release is shown as failing. */
const NOTABLE_RATE = 0.01;

/** Tone of a failure rate. */
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

/** Weighted mean of the known values; unweighted when all weights are 0. */
function meanOf(weighted: readonly (readonly [number | undefined, number])[]): number | undefined {
  const known = weighted.flatMap(([value, weight]) => (value === undefined ? [] : [{ value, weight }]));
  if (known.length === 0) return undefined;
  const weight = known.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0) return known.reduce((sum, one) => sum + one.value, 0) / known.length;
  return known.reduce((sum, one) => sum + one.value * one.weight, 0) / weight;
}
