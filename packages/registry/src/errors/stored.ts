import { type Beacon, telemetryEvent, type TelemetryEvent } from '@parlour/release-contract/telemetry';
import * as v from 'valibot';
import { formats } from '@parlour/release-contract/formats';
import type { NoteUnread } from '../storage/formats';
import { createHourlyRows, readHourly, rowsIn } from '../canary/hourly';
import type { Store } from '../storage/store';
import { united, withName } from './distinct';

/** The folder of the store with what was collected. */
export const ERRORS_FOLDER = 'errors';
/** Limit of errors that one gateway stores per hour; beyond it those on the fewest pages are dropped. */
const MOST_ERRORS = 100;
const MOST_BYTES = 262_144;
/** Limit of screens, browsers and compositions that are counted by name for one error; the rest are `other`. */
const MOST_NAMES = 20;

export type ErrorEvent = Extract<TelemetryEvent, { event: 'error' }>;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const counts = v.record(v.string(), whole);
const errorEvent = v.pipe(
  telemetryEvent,
  v.check(({ event }) => event === 'error'),
  v.transform((event) => event as ErrorEvent),
);
const storedError = v.object({
  /** The frames as a page last sent them. */
  error: errorEvent,
  count: whole,
  /** Hashes of the pages that sent it, see distinct.ts. */
  pages: v.array(whole),
  screens: counts,
  browsers: counts,
  compositions: counts,
  /** Milliseconds since 1970. */
  firstAt: whole,
  lastAt: whole,
});
/** One error of one release, as one gateway received it in one hour. */
export type StoredError = v.InferOutput<typeof storedError>;

/** Collects errors hour by hour, in memory until they are written. */
export interface ErrorRecorder {
  take(beacon: Beacon, browser: string, nowMs: number): void;
  /** Writes what was collected since the last flush. */
  flush(store: Store): Promise<void>;
}

/** Creates the recorder of one gateway; `gateway` is its unique name. */
export function createErrorRecorder(gateway: string): ErrorRecorder {
  const rows = createHourlyRows<StoredError>(ERRORS_FOLDER, gateway, textOf);
  const take = (error: ErrorEvent, { page, composition }: Beacon, browser: string, nowMs: number) => {
    const errors = rows.at(nowMs);
    const key = keyOf(error);
    const known = errors.get(key);
    errors.set(key, {
      error,
      count: (known?.count ?? 0) + error.count,
      pages: [...withName(known?.pages ?? [], page)],
      screens: counted(known?.screens ?? {}, error.screen),
      browsers: counted(known?.browsers ?? {}, browser),
      compositions: counted(known?.compositions ?? {}, composition),
      firstAt: Math.min(known?.firstAt ?? nowMs, nowMs),
      lastAt: Math.max(known?.lastAt ?? nowMs, nowMs),
    });
    if (errors.size > MOST_ERRORS) dropRarest(errors, key);
  };
  return {
    take: (beacon, browser, nowMs) => {
      for (const event of beacon.events) if (event.event === 'error') take(event, beacon, browser, nowMs);
    },
    flush: rows.flush,
  };
}

/** The errors that all gateways received from this hour on (since 1970); `note` gets files of a later version. */
export async function readErrors(
  store: Store,
  fromHour: number,
  note: NoteUnread = () => undefined,
): Promise<readonly StoredError[]> {
  const errors: StoredError[] = [];
  for await (const file of readHourly(store, ERRORS_FOLDER, fromHour, note)) errors.push(...rowsIn(file, 'errors', storedError));
  return errors;
}

/** The sum of two records of the same error. */
export function joined(one: StoredError, other: StoredError): StoredError {
  return {
    error: other.lastAt > one.lastAt ? other.error : one.error,
    count: one.count + other.count,
    pages: [...united(one.pages, other.pages)],
    screens: summed(one.screens, other.screens),
    browsers: summed(one.browsers, other.browsers),
    compositions: summed(one.compositions, other.compositions),
    firstAt: Math.min(one.firstAt, other.firstAt),
    lastAt: Math.max(one.lastAt, other.lastAt),
  };
}

/** Identifies an error within one release: what was thrown, and where. */
function keyOf({ remote, version, name, message, frames }: ErrorEvent): string {
  return JSON.stringify([remote, version, name, message, frames.slice(0, 3)]);
}

function counted(names: Readonly<Record<string, number>>, name: string): Record<string, number> {
  const isFull = !Object.hasOwn(names, name) && Object.keys(names).length >= MOST_NAMES;
  return summed(names, { [isFull ? 'other' : name]: 1 });
}

function summed(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): Record<string, number> {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  // A name comes from a page, and may equal a property that every object has.
  const of = (known: Readonly<Record<string, number>>, name: string) => (Object.hasOwn(known, name) ? (known[name] ?? 0) : 0);
  return Object.fromEntries(names.map((name) => [name, of(one, name) + of(other, name)]));
}

/** Drops the errors on the fewest pages, so invented errors displace each other and not the real ones, which more pages have. */
function dropRarest(errors: Map<string, StoredError>, newest: string): void {
  const [rarest] = [...errors]
    .filter(([key]) => key !== newest)
    .toSorted(([, one], [, other]) => one.pages.length - other.pages.length || one.lastAt - other.lastAt);
  if (rarest !== undefined) errors.delete(rarest[0]);
}

function textOf(errors: readonly StoredError[]): string {
  const sorted = errors.toSorted((one, other) => other.pages.length - one.pages.length);
  for (let fitting = sorted.length; ; fitting -= 1) {
    const text = JSON.stringify({ format: formats.errors.writes, errors: sorted.slice(0, fitting) });
    if (text.length <= MOST_BYTES) return text;
  }
}
