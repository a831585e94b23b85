import * as v from 'valibot';

const word = v.pipe(v.string(), v.maxLength(80));
const app = { remote: word, version: word };
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

/** One event that a player's page reports. */
export const telemetryEvent = v.variant('event', [
  /** A screen was loaded and mounted; milliseconds since it was requested. */
  v.object({ event: v.literal('screenLoaded'), ...app, screen: word, ms: milliseconds }),
  /** A release could not be loaded or failed while it was shown. */
  v.object({ event: v.literal('remoteFailed'), ...app, error: v.optional(v.pipe(v.string(), v.maxLength(2000))) }),
  /** Heartbeat with the page's loaded releases, at the start and each visible minute, by one window of a browser for all. */
  v.object({ event: v.literal('alive'), shell: word, releases: v.record(word, word) }),
  /** A Web Vital of this visit, as web-vitals gives it: LCP and INP in ms, CLS as a number. */
  v.object({ event: v.literal('vital'), name: v.picklist(['LCP', 'INP', 'CLS']), value: v.pipe(v.number(), v.minValue(0)) }),
  /** Rows of a list did not fit the endpoint's schema and were dropped. */
  v.object({ event: v.literal('rowsDropped'), endpoint: word, count: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /** A lenient field of an answer did not fit the endpoint's schema; its name, never its value. */
  v.object({ event: v.literal('fieldOdd'), endpoint: word, field: word, count: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /** A polled manifest was not accepted. */
  v.object({ event: v.literal('manifestRefused'), reason: v.picklist(['unsigned', 'expired', 'older', 'unknownFormat']) }),
]);
export type TelemetryEvent = v.InferOutput<typeof telemetryEvent>;

/** The body that a page posts to `/telemetry`: its random name for this visit, its composition, and the events since the last. */
export const beacon = v.pipe(
  v.looseObject({}),
  // Pages of earlier releases, which may be open for days, send the events as `facts`.
  v.transform(({ facts, ...rest }) => ({ events: facts, ...rest })),
  v.object({
    page: word,
    composition: word,
    events: v.pipe(v.array(telemetryEvent), v.minLength(1), v.maxLength(50)),
  }),
);
export type Beacon = v.InferOutput<typeof beacon>;
