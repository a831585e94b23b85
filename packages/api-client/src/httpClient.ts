import axios from 'axios';
import type { CallOptions, RawAnswer } from './call';
import type { Endpoint } from './endpoint';
import { parseAnswer } from './parseAnswer';
import { jsonOf } from './requestBody';

const TIMEOUT_MS = 30_000;

export interface SentRequest extends Pick<CallOptions, 'signal' | 'onProgress'> {
  readonly url: string;
  readonly endpoint: Endpoint;
  readonly payload: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

const client = axios.create({
  validateStatus: () => true,
  // Disables axios's XSRF cookie: the token is sent in a header.
  xsrfCookieName: '',
  // Bytes, because a browser decodes a text response by the charset in its header. JSON is always UTF-8, but some servers send
  // another default charset.
  responseType: 'arraybuffer',
  transformResponse: (bytes: ArrayBuffer) => parseAnswer(new TextDecoder().decode(bytes)),
});

/**
 * Sends a call and resolves to its answer, whatever its status. Rejects with axios's error, whose `code` identifies a timeout.
 */
export function sendRequest({ url, endpoint, payload, headers, signal, onProgress }: SentRequest): Promise<RawAnswer> {
  return client.request<unknown>({
    url,
    method: endpoint.method,
    timeout: endpoint.timeoutMs ?? TIMEOUT_MS,
    ...(endpoint.method === 'GET' ? { params: query(payload) } : { data: body(endpoint, payload) }),
    headers: { ...(isJson(endpoint) && { 'Content-Type': 'application/json' }), ...headers },
    ...(signal === undefined ? {} : { signal }),
    ...(onProgress === undefined ? {} : { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
  });
}

/** Sends a call by fetch with `keepalive`, which continues after the page is closed: JSON, at most 64 kB. */
export async function sendBeyondPage(
  url: string,
  { method, request }: Endpoint,
  payload: unknown,
  headers: HeadersInit,
): Promise<RawAnswer> {
  const json = { ...headers, 'Content-Type': 'application/json' };
  const response = await fetch(url, { method, headers: json, body: jsonOf(request, payload), keepalive: true });
  return { status: response.status, data: await response.json().catch(() => undefined) };
}

function query(payload: unknown): URLSearchParams {
  const defined = Object.entries(payload ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(defined.map(([name, value]) => [name, String(value)]));
}

function isJson({ method, encoding }: Endpoint): boolean {
  return method === 'POST' && encoding !== 'multipart';
}

function body(endpoint: Endpoint, payload: unknown): string | FormData {
  if (isJson(endpoint)) return jsonOf(endpoint.request, payload);
  const form = new FormData();
  for (const [name, value] of Object.entries(payload ?? {})) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
