import * as v from 'valibot';
import { refusalAnswer } from './answers';
import { ReleaseError, type ReleaseErrorKind } from './releaseError';
import { releaseUrl } from './releaseUrl';

const TIMEOUT_MS = 20_000;

interface RequestOptions {
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
  /** Another site than the one that the console is about. */
  readonly site?: string;
}

const kinds: Readonly<Record<number, ReleaseErrorKind>> = { 401: 'unauthorised', 409: 'conflict', 429: 'limited' };

export function request(method: string, path: string, options?: RequestOptions): Promise<void>;
export function request<Answer>(
  method: string,
  path: string,
  options: RequestOptions & { readonly answer: v.GenericSchema<unknown, Answer> },
): Promise<Answer>;
/** Calls the release API; rejects with a ReleaseError. */
export async function request(
  method: string,
  path: string,
  { body, signal, site, answer }: RequestOptions & { readonly answer?: v.GenericSchema } = {},
): Promise<unknown> {
  const response = await send(method, releaseUrl(path, site), body, signal);
  if (!response.ok) throw await refusalOf(response);
  if (answer === undefined) return undefined;
  try {
    return v.parse(answer, await response.json());
  } catch (cause) {
    if (signal?.aborted === true) throw signal.reason;
    throw new ReleaseError('badAnswer', 'The gateway sent an invalid response.', { cause });
  }
}

async function send(method: string, url: string, body: object | undefined, signal: AbortSignal | undefined): Promise<Response> {
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(url, {
      method,
      signal: signal ? firstOf(signal, deadline) : deadline,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    if (deadline.aborted) throw new ReleaseError('timeout', 'The gateway did not respond in time.', { cause });
    throw new ReleaseError('offline', 'The gateway cannot be reached.', { cause });
  }
}

/** Aborted with the first of these. The oldest supported browsers do not have `AbortSignal.any`. */
function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  }
  return first.signal;
}

async function refusalOf(response: Response): Promise<ReleaseError> {
  const { status, headers } = response;
  const body = v.safeParse(refusalAnswer, await response.json().catch(() => undefined));
  const kind = kinds[status] ?? (status >= 500 ? 'serverFault' : 'refused');
  const retryAfterS = Number(headers.get('retry-after') ?? Number.NaN);
  const message = body.success ? body.output.message : `The gateway responded with status ${status}.`;
  return new ReleaseError(kind, message, Number.isFinite(retryAfterS) ? { retryAfterS } : {});
}
