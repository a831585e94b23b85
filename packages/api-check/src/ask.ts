import { type ApiError, type Endpoint, isApiError, type Reply } from '@parlour/api-client';
import { parseAnswer } from '@parlour/api-client/parseAnswer';
import { jsonOf } from '@parlour/api-client/requestBody';
import { createTransport, type RawAnswer } from '@parlour/api-client/transport';

/** How long a call may take by default. */
export const TIMEOUT_MS = 30_000;

/** The result of a call: the raw response, and what the site reads of it. */
export interface Asked {
  readonly raw?: RawAnswer | undefined;
  readonly read: Reply<unknown> | ApiError;
}

/** Why no server answers, so that further calls are pointless; undefined if one answered or may answer the next call. */
export function absenceIn({ read }: Asked): string | undefined {
  if (!isApiError(read, 'offline')) return undefined;
  if (read.message.includes('ECONNREFUSED')) return 'nothing listens there';
  return /ENOTFOUND|EAI_AGAIN/.test(read.message) ? 'the host is not found' : undefined;
}

/** Sends a call as the site sends it, once; never throws. `key` is its Idempotency-Key. */
export async function ask(
  origin: string,
  endpoint: Endpoint,
  payload: unknown,
  token: string | undefined,
  key: string | null = null,
): Promise<Asked> {
  let raw: RawAnswer | undefined;
  const prefetched = async () => {
    raw = await send(new URL(endpoint.path, origin), endpoint, payload, token, key);
    return raw;
  };
  const call = createTransport({ token: () => token, prefetched });
  try {
    const reply = await call(endpoint, payload);
    return { raw, read: reply };
  } catch (error) {
    if (isApiError(error)) return { raw, read: error };
    throw error;
  }
}

async function send(
  url: URL,
  endpoint: Endpoint,
  payload: unknown,
  token: string | undefined,
  key: string | null,
): Promise<RawAnswer> {
  const { method, encoding, timeoutMs = TIMEOUT_MS } = endpoint;
  const given = Object.entries(payload ?? {});
  if (method === 'GET') url.search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const isForm = encoding === 'multipart';
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(method === 'GET' || isForm ? {} : { 'content-type': 'application/json' }),
    ...(key === null ? {} : { 'idempotency-key': key }),
  };
  const body = isForm ? formOf(given) : jsonOf(endpoint.request, payload);
  const signal = AbortSignal.timeout(timeoutMs);
  // Redirects are not followed: pages call their own origin only, and browsers turn most redirected calls into GET.
  const response = await fetch(url, { method, headers, signal, redirect: 'manual', ...(method === 'GET' ? {} : { body }) }).catch(
    sayWhy,
  );
  const { status } = response;
  if (status >= 300 && status < 400 && status !== 304) throw new Redirect(status, response.headers.get('location') ?? 'nowhere');
  return { status, data: parseAnswer(await response.text()) };
}

/** Only its message is compared, as with a player's error. */
class Redirect extends Error {
  override readonly name = '';

  constructor(status: number, place: string) {
    super(`redirected with HTTP ${status} to ${place}. Answer at the path itself: a browser sends a redirected POST as a GET`);
  }
}

/** The cause of `fetch failed`: a name that cannot be resolved, a closed port, a certificate. */
function sayWhy(error: Error): never {
  const { cause = error } = error;
  // A name with several addresses has an error for each.
  throw cause instanceof AggregateError ? cause.errors[0] : cause;
}

function formOf(given: readonly (readonly [string, unknown])[]): FormData {
  const form = new FormData();
  for (const [name, value] of given) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
