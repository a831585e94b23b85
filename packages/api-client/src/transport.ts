import * as v from 'valibot';
import type { Call, CallOptions, RawAnswer, RawRequest } from './call';
import type { AnswerOf, Endpoint, Reply } from './endpoint';
import { ApiError, DEPOSIT_LIMIT_REACHED, ON_A_BREAK } from './errors';
import { takeLongNumbers } from './idTypes';
import { numeric, takeMismatches } from './values';

export type { Call, CallOptions, RawAnswer, RawRequest } from './call';

const ACCEPTED = 200;
const UNAUTHORISED = 401;
const CONFLICT = 409;
const REFETCH_TIMEOUT_MS = 10_000;
const TIMEOUTS: readonly unknown[] = ['ECONNABORTED', 'ETIMEDOUT', 'TimeoutError'];

/** The envelope of every answer. */
export const envelope = v.looseObject({
  code: numeric,
  message: v.optional(v.pipe(v.unknown(), v.transform(textOf), v.string()), ''),
  data: v.optional(v.unknown()),
});

/** Listeners for what the transport notices in answers. */
export interface AnswerListeners {
  /** Called with each answer's `Date`, in epoch milliseconds. */
  readonly onDate?: (epochMs: number) => void;
  /** Called with an invalid field of an answer and how often it was invalid; the field is empty for dropped rows. */
  readonly onMismatch?: (endpoint: string, field: string, count: number) => void;
  /**
   * Called when an answer could not be read, with the first field that did not match the schema, such as `data.0.title`; empty
   * when the answer has no envelope.
   */
  readonly onUnreadable?: (endpoint: string, field: string) => void;
}

export interface TransportOptions extends AnswerListeners {
  /** Origin and prefix before an endpoint's path; empty for the page's own origin. */
  readonly baseUrl?: string;
  readonly token: () => string | undefined;
  /** Returns the answer to a call that the boot script has already sent, if it has; then the call is not sent again. */
  readonly prefetched?: (request: RawRequest) => Promise<RawAnswer> | undefined;
  /** Called when a call fails, with the request's id under which the gateway and the operator log it: 32 hexadecimal digits. */
  readonly onFailed?: (requestId: string | undefined) => void;
}

/**
 * Returns the function that calls the API, with the bearer token, a timeout of 30 s, and the envelope. The function rejects with
 * an ApiError, or with the abort of `signal`.
 */
export function createTransport({ baseUrl = '', token, prefetched, onFailed, ...listeners }: TransportOptions): Call {
  return async (endpoint, payload, options = {}) => {
    const { method, path } = endpoint;
    const sent = options.idempotencyKey === undefined ? prefetched?.({ method, path, payload, token: token() }) : undefined;
    const id = randomId();
    let requestId: string | undefined = id;
    try {
      const response = await (sent ?? send(baseUrl + path, endpoint, payload, token(), { ...options, requestId: id })).catch(
        (error: unknown) => {
          throw isCancelled(error) ? error : failure(error, endpoint.name);
        },
      );
      if (sent) requestId = response.headers?.['x-request-id'] as string | undefined;
      return readAnswer(endpoint, response, listeners);
    } catch (error) {
      onFailed?.(requestId);
      throw error;
    }
  };
}

/** Validates an answer of this endpoint and returns its data and message. Throws an ApiError. */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  response: RawAnswer,
  { onDate, onMismatch, onUnreadable }: AnswerListeners,
): Reply<AnswerOf<E>> {
  const date = Date.parse(String(response.headers?.['date']));
  if (date > 0) onDate?.(date);
  const reply = read(endpoint, response, onUnreadable);
  for (const [field, count] of takeMismatches()) onMismatch?.(endpoint.name, field, count);
  return reply;
}

/** A separate chunk, because the first screen gets its answers from the boot script. */
const importHttpClient = () => import(/* webpackChunkName: "http" */ './httpClient');

/** The browser caches a file that was damaged in transit permanently, so a failed chunk is requested once more with `reload`. */
function loadHttpClient(): ReturnType<typeof importHttpClient> {
  return importHttpClient().catch(async (error: { readonly request?: unknown }) => {
    if (typeof error.request !== 'string') throw error;
    await fetch(error.request, { cache: 'reload', signal: AbortSignal.timeout(REFETCH_TIMEOUT_MS) });
    return importHttpClient();
  });
}

async function send(
  url: string,
  endpoint: Endpoint,
  payload: unknown,
  token: string | undefined,
  { idempotencyKey, keepalive = false, requestId, ...options }: CallOptions & { readonly requestId: string },
): Promise<RawAnswer> {
  const headers = {
    // The gateway and the operator log and trace the call by this id (W3C Trace Context).
    traceparent: `00-${requestId}-${requestId.slice(16)}-01`,
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  };
  const { sendBeyondPage, sendRequest } = await loadHttpClient();
  // Sent immediately, because a page that is closing runs no further tasks.
  if (keepalive) return sendBeyondPage(url, endpoint, payload, headers);
  // The first calls all wait for the client. Each starts in a task of its own, in browsers that can yield without a delay.
  await globalThis.scheduler?.yield?.();
  return sendRequest({ url, endpoint, payload, headers, ...options });
}

function isCancelled(error: unknown): boolean {
  return error instanceof Error && error.name === 'CanceledError';
}

/** The error of a request that got no answer. */
function failure(error: unknown, endpoint: string): ApiError {
  const { code, name } = Object(error) as { readonly code?: unknown; readonly name?: unknown };
  const isTimeout = TIMEOUTS.includes(code) || TIMEOUTS.includes(name);
  return new ApiError(isTimeout ? 'timeout' : 'offline', String(error), endpoint);
}

/** Not for secrets: uses `Math.random`, because `crypto` may be missing. */
function randomId(): string {
  return 'x'.repeat(32).replace(/x/g, () => Math.floor(Math.random() * 16).toString(16));
}

function read<E extends Endpoint>(
  endpoint: E,
  response: RawAnswer,
  onUnreadable: AnswerListeners['onUnreadable'],
): Reply<AnswerOf<E>> {
  const parsed = v.safeParse(envelope, response.data);
  const isUnauthorised = response.status === UNAUTHORISED || (parsed.success && parsed.output.code === UNAUTHORISED);
  if (isUnauthorised && !endpoint.beginsSession) {
    throw new ApiError('unauthorised', 'the session is not valid', endpoint.name, UNAUTHORISED);
  }
  if (!parsed.success) {
    if (isUnauthorised) throw new ApiError('refused', '', endpoint.name, UNAUTHORISED);
    const kind = response.status >= 500 ? 'serverFault' : 'badAnswer';
    // An operator that lacks an optional call may answer it with anything, so that is not reported.
    if (kind === 'badAnswer' && !endpoint.isOptional) onUnreadable?.(endpoint.name, '');
    throw new ApiError(kind, `status ${response.status} without an envelope`, endpoint.name, response.status);
  }
  const { code, data, message } = parsed.output;
  const isFault = response.status >= 500 && endpoint.movesMoney;
  // A call that failed behind a proxy, or halfway, may have moved the money. So it is not a refusal, whatever the envelope says.
  if (isFault || isOfProxy(code) || isOfProxy(response.status)) {
    throw new ApiError('serverFault', message, endpoint.name, code, message.trim() !== '');
  }
  if (code !== ACCEPTED || isUnauthorised) {
    // The member's own limits and breaks keep their codes; any other conflict gets the code 409.
    const isConflict = response.status === CONFLICT && code !== DEPOSIT_LIMIT_REACHED && code !== ON_A_BREAK;
    throw new ApiError('refused', message, endpoint.name, isConflict ? CONFLICT : code);
  }
  takeMismatches();
  takeLongNumbers(response.data);
  const answer = v.safeParse(endpoint.answer, endpoint.reads === 'body' ? response.data : data);
  if (!answer.success) {
    onUnreadable?.(endpoint.name, (answer.issues[0].path ?? []).map(({ key }) => key).join('.'));
    throw new ApiError('badAnswer', v.summarize(answer.issues), endpoint.name, code);
  }
  return { data: answer.output, message };
}

/** Whether a code comes from a proxy that got no answer from the server behind it. */
function isOfProxy(code: number): boolean {
  return code >= 502 && code <= 504;
}

/** Returns a message as text: the validators of some frameworks send several messages, as a list or by field. */
function textOf(message: unknown): string {
  if (typeof message === 'object' && message !== null) return Object.values(message).map(textOf).join(' ');
  return typeof message === 'string' || typeof message === 'number' ? String(message) : '';
}
