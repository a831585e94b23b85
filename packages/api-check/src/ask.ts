import { type ApiError, type Endpoint, isApiError, policyOf, type Reply } from '@parlour/api-client';
import { callRequest, fetchCall, type SentCall } from '@parlour/api-client/callRequest';
import { bodyOf } from '@parlour/api-client/requestBody';
import { createTransport, type RawAnswer } from '@parlour/api-client/transport';

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
    const { method, path } = endpoint;
    const { href } = new URL(path, origin);
    raw = await send({ method, path: href, payload, token, ...(key !== null && { idempotencyKey: key }) }, endpoint);
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

async function send(call: SentCall, endpoint: Endpoint): Promise<RawAnswer> {
  const signal = AbortSignal.timeout(policyOf(endpoint).timeoutMs);
  // Redirects are not followed: pages call their own origin only, and browsers turn most redirected calls into GET.
  const answer = await fetchCall(callRequest(call, bodyOf(endpoint)), { signal, redirect: 'manual' }).catch(sayWhy);
  const { status, headers: { location = 'nowhere' } = {} } = answer;
  if (status >= 300 && status < 400 && status !== 304) throw new Redirect(status, location as string);
  return answer;
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
