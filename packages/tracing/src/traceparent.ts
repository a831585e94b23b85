import { randomFillSync } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A trace context (W3C Trace Context): the ids of trace and span, 32 and 16 hexadecimal digits. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** Without capture groups, which cost more than the rest of the match: the parts have fixed positions. */
const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;
const SAMPLED = 1;

/** Reads the header `traceparent`; undefined when it is missing or invalid. */
export function readTraceparent({ traceparent }: IncomingHttpHeaders): TraceContext | undefined {
  if (typeof traceparent !== 'string' || !TRACEPARENT.test(traceparent)) return undefined;
  return {
    traceId: traceparent.slice(3, 35),
    spanId: traceparent.slice(36, 52),
    isSampled: (Number.parseInt(traceparent.slice(53), 16) & SAMPLED) === SAMPLED,
  };
}

/** The header `traceparent` of a trace context. */
export function traceparentOf({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

/**
 * The id of a request is the id of its trace, from the client if it sent one. A player can read it out from an error message, and
 * it is found in the log.
 */
export function requestId({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  return readTraceparent(headers)?.traceId ?? randomId();
}

/** Whether the client of a request with this id sent that id itself. */
export function isOfClient(id: string, { traceparent }: IncomingHttpHeaders): boolean {
  return typeof traceparent === 'string' && traceparent.startsWith(id, 3);
}

/** The header `traceparent` for a call that is made for a request with this id. */
export function onwardTraceparent(id: string, headers: IncomingHttpHeaders): string {
  if (isOfClient(id, headers)) return String(headers['traceparent']);
  return traceparentOf({ traceId: id, spanId: randomId().slice(0, 16), isSampled: true });
}

const ID_BYTES = 16;
const random = Buffer.alloc(ID_BYTES * 256);
let taken = random.length;

/**
 * Random bytes are generated for many requests at a time, because doing so for each one would take a fifth of the time of a small
 * request.
 */
function randomId(): string {
  if (taken === random.length) {
    randomFillSync(random);
    taken = 0;
  }
  return random.toString('hex', taken, (taken += ID_BYTES));
}
