import type { RawAnswer, RawRequest } from './call';
import { parseAnswer } from './forms/parseAnswer';

/** A call and what is sent with it. */
export interface SentCall extends RawRequest {
  /** The call's id in the logs and traces of gateway and operator: 32 hexadecimal digits. */
  readonly requestId?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** A call as an HTTP request, whoever sends it. */
export interface CallRequest<Body> {
  readonly url: string;
  readonly method: RawRequest['method'];
  readonly headers: Readonly<Record<string, string>>;
  /** Missing for a GET, whose payload is the query. */
  readonly body?: Body;
}

/** Describes a call as a request: address, bearer token, trace, idempotency key, and the payload in the form that `encode` gives it. */
export function callRequest<Body = string>(
  { method, path, payload, token, requestId, idempotencyKey }: SentCall,
  encode: (payload: unknown) => Body,
): CallRequest<Body> {
  const body = method === 'GET' ? undefined : encode(payload);
  return {
    url: body === undefined ? path + query(payload) : path,
    method,
    headers: {
      Accept: 'application/json, text/plain, */*',
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      // W3C Trace Context.
      ...(requestId !== undefined && { traceparent: `00-${requestId}-${requestId.slice(16)}-01` }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body !== undefined && { body }),
  };
}

/** Sends such a request by `fetch`. Rejects as `fetch` does. */
export async function fetchCall({ url, ...request }: CallRequest<BodyInit>, options: RequestInit): Promise<RawAnswer> {
  const response = await fetch(url, { ...request, ...options });
  return { status: response.status, data: parseAnswer(await response.text()), headers: Object.fromEntries(response.headers) };
}

function query(payload: unknown): string {
  const defined = Object.entries(payload ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return defined.length === 0 ? '' : `?${new URLSearchParams(defined.map(([name, value]) => [name, String(value)]))}`;
}
