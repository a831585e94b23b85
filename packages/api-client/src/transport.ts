import type { Call, CallOptions, RawAnswer, RawRequest } from './call';
import type { AnswerOf, Endpoint, Reply } from './endpoint';
import { type AnswerListeners, readAnswer } from './forms/envelope';
import { ApiError } from './errors';
import type { EndpointCall, HttpClient } from './httpClient';

export type { Call, CallOptions, RawAnswer, RawRequest } from './call';
export { type AnswerListeners, envelope, readAnswer } from './forms/envelope';

const REFETCH_TIMEOUT_MS = 10_000;

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
 * Returns the function that calls the API: with the boot script's answer, or through the HTTP client. The function rejects with an
 * ApiError, or with the abort of `signal`.
 */
export function createTransport({ baseUrl = '', token, prefetched, onFailed, ...listeners }: TransportOptions): Call {
  let client: HttpClient | undefined;

  const send = async <E extends Endpoint>(call: EndpointCall<E>, { keepalive, signal, onProgress }: CallOptions) => {
    const { createHttpClient, sendBeyondPage } = await answerOf(loadHttpClient(), call.endpoint);
    // Sent immediately, because a page that is closing runs no further tasks.
    if (keepalive) return readAnswer(call.endpoint, await answerOf(sendBeyondPage(call), call.endpoint), listeners);
    // The first calls all wait for the client. Each starts in a task of its own, in browsers that can yield without a delay.
    await globalThis.scheduler?.yield?.();
    client ??= createHttpClient(listeners);
    const { data } = await client.request<Reply<AnswerOf<E>>>({
      call: () => call,
      ...(signal === undefined ? {} : { signal }),
      ...(onProgress === undefined ? {} : { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
    });
    return data;
  };

  return async (endpoint, payload, options = {}) => {
    const { method, path } = endpoint;
    const request = { method, path, payload, token: token() };
    const { idempotencyKey } = options;
    const sent = idempotencyKey === undefined ? prefetched?.(request) : undefined;
    let requestId: string | undefined = randomId();
    try {
      if (!sent) return await send({ ...request, path: baseUrl + path, endpoint, requestId, idempotencyKey }, options);
      const answer = await answerOf(sent, endpoint);
      requestId = answer.headers?.['x-request-id'] as string | undefined;
      return readAnswer(endpoint, answer, listeners);
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

/** Rejects with an ApiError when no answer came. */
function answerOf<Answer>(answer: Promise<Answer>, { name }: Endpoint): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw new ApiError(Object(error).name === 'TimeoutError' ? 'timeout' : 'offline', String(error), name);
  });
}

/** Not for secrets: uses `Math.random`, because `crypto` may be missing. */
function randomId(): string {
  return 'x'.repeat(32).replace(/x/g, () => Math.floor(Math.random() * 16).toString(16));
}
