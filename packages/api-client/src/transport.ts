import type { Call, CallOptions, RawAnswer, RawRequest } from './call';
import type { Endpoint } from './endpoint';
import { type AnswerListeners, readAnswer } from './envelope';
import { ApiError } from './errors';

export type { Call, CallOptions, RawAnswer, RawRequest } from './call';
export { type AnswerListeners, envelope, readAnswer } from './envelope';

const REFETCH_TIMEOUT_MS = 10_000;
const TIMEOUTS: readonly unknown[] = ['ECONNABORTED', 'ETIMEDOUT', 'TimeoutError'];

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
