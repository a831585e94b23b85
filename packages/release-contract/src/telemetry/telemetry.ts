import * as v from 'valibot';

const word = v.pipe(v.string(), v.maxLength(80));
const app = { remote: word, version: word };
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));
const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));

/** Where an error occurred: uncaught in a task or a promise, in a screen, in a fetch, before the shell ran, in the worker. */
const errorKind = v.picklist(['error', 'rejection', 'screen', 'chunk', 'start', 'worker']);
export type ErrorKind = v.InferOutput<typeof errorKind>;

/**
 * A position in the stack: `wallet/1.5.0/main.js` of the assets, the document or the worker, with the line and column in that
 * file. Shells before 0.4.7 called their document and worker by these names alone, which cannot be traced. The pattern allows no
 * other paths, because the name is used to find the source map.
 */
export const errorFrame = v.object({
  file: v.pipe(
    v.string(),
    v.maxLength(160),
    v.regex(/^(?:document|service-worker\.js|[\w-]+\/\w[\w.+-]*(?:\/[\w~-][\w.~-]*)+)$/),
  ),
  line: position,
  column: position,
});
export type ErrorFrame = v.InferOutput<typeof errorFrame>;

/** The speed class of a device, by its memory and processor cores; too coarse to identify anybody. */
const deviceClass = v.picklist(['low', 'medium', 'high']);
export type DeviceClass = v.InferOutput<typeof deviceClass>;

/**
 * What became of an action: a form or button that sends a call (`opened` to `abandoned`), or a call (`answered` to `left`). `submitted` is
 * a tap that started a call, `held` one that started only words of the page (a field is wrong, a question), `dead` one that started
 * nothing, `rage` the third tap of one control within two seconds, `abandoned` a form that was touched and left
 * without being submitted, `odd` an answer that could not be read, `left` a call whose page was left before the answer.
 */
export const outcomeNames = [
  'opened',
  'touched',
  'submitted',
  'held',
  'dead',
  'rage',
  'abandoned',
  'answered',
  'refused',
  'timeout',
  'offline',
  'odd',
  'fault',
  'left',
] as const;
export type OutcomeName = (typeof outcomeNames)[number];

const callName = v.pipe(word, v.regex(/^[A-Za-z][A-Za-z0-9]*$/));
const screenName = v.pipe(word, v.regex(/^[\w.-]*$/));

/** The longest message of an error, in characters, and its longest stack. */
export const MOST_MESSAGE = 300;
export const MOST_FRAMES = 20;

/** One event that a player's page reports. */
export const telemetryEvent = v.variant('event', [
  /** A screen was loaded and mounted; milliseconds since it was requested, and whether files of its release came from the network meanwhile. */
  v.object({ event: v.literal('screenLoaded'), ...app, screen: word, ms: milliseconds, fetched: v.optional(v.boolean()) }),
  /** A release could not be loaded or failed while it was shown. */
  v.object({ event: v.literal('remoteFailed'), ...app, error: v.optional(v.pipe(v.string(), v.maxLength(2000))) }),
  /** An error with its place; each is sent once by a page, with how often it had occurred until then. */
  v.object({
    event: v.literal('error'),
    kind: errorKind,
    /** The release whose code threw; `shell` for the shell, the boot script and the worker. */
    ...app,
    shell: word,
    name: word,
    /** Without anything that may be a player's (redact.ts). */
    message: v.pipe(v.string(), v.maxLength(MOST_MESSAGE)),
    frames: v.pipe(v.array(errorFrame), v.maxLength(MOST_FRAMES)),
    /** The path of the screen's route, such as `/recharge`; empty when there is none. */
    screen: v.pipe(word, v.regex(/^(?:\/[\w/.:-]*)?$/)),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  }),
  /**
   * Heartbeat with the page's loaded releases, at the start and each visible minute; one window of a browser sends it for all.
   */
  v.object({ event: v.literal('alive'), shell: word, releases: v.record(word, word) }),
  /** A Web Vital of this visit, as web-vitals gives it: LCP and INP in ms, CLS as a number; with the screen on which it was measured. */
  v.object({
    event: v.literal('vital'),
    name: v.picklist(['LCP', 'INP', 'CLS']),
    value: v.pipe(v.number(), v.minValue(0)),
    shown: v.optional(v.object({ ...app, screen: word })),
  }),
  /** Rows of a list did not match the endpoint's schema and were dropped. */
  v.object({ event: v.literal('rowsDropped'), endpoint: word, count: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /** An answer did not match the endpoint's schema and was refused; names the first invalid field, never its value. */
  v.object({ event: v.literal('answerRefused'), endpoint: word, field: word }),
  /** A lenient field of an answer did not match the endpoint's schema; its name, never its value. */
  v.object({ event: v.literal('fieldOdd'), endpoint: word, field: word, count: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /** Actions of players, and calls, by how they went; no value, amount or message. */
  v.object({
    event: v.literal('outcome'),
    ...app,
    screen: screenName,
    /** The call, which also names the form or the button that sends it; or `taps`. */
    of: callName,
    outcome: v.picklist(outcomeNames),
    /** Of a refusal, if it is one of three digits. */
    code: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(999))),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  }),
  /** A polled manifest was not accepted. */
  v.object({
    event: v.literal('manifestRefused'),
    reason: v.picklist(['unsigned', 'otherSite', 'expired', 'older', 'unknownFormat']),
  }),
]);
export type TelemetryEvent = v.InferOutput<typeof telemetryEvent>;

/**
 * The body that a page posts to `/telemetry`: its random name for this visit, its composition, the class of its device, and the
 * events since the last beacon. Events are parsed one by one, because the page may be of a later release than the gateway.
 */
export const beacon = v.pipe(
  v.looseObject({}),
  // Pages of earlier releases, which may be open for days, send the events as `facts`.
  v.transform(({ facts, ...rest }) => ({ events: facts, ...rest })),
  v.object({
    page: word,
    composition: word,
    /** The nonce of its document, by which a gateway recognises a document that it sent. */
    mark: v.fallback(v.optional(word), undefined),
    // An unknown class of a later release does not invalidate the beacon.
    device: v.fallback(v.optional(deviceClass), undefined),
    /** The release of the brand that it shows. */
    brand: v.fallback(v.optional(v.object(app)), undefined),
    events: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(50)),
  }),
);

/** A beacon with those events that could be parsed. */
export interface Beacon extends Omit<v.InferOutput<typeof beacon>, 'events'> {
  readonly events: readonly TelemetryEvent[];
}
