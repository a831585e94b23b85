import axios, { type AxiosInstance, type AxiosResponse, isCancel, type InternalAxiosRequestConfig } from 'axios';
import { policyOf } from './callPolicy';
import { callRequest, fetchCall, type SentCall } from './callRequest';
import type { RawAnswer } from './call';
import type { Endpoint } from './endpoint';
import { type AnswerListeners, readAnswer } from './forms/envelope';
import { ApiError } from './errors';
import { parseAnswer } from './forms/parseAnswer';
import { bodyOf } from './requestBody';

/** axios' instance for calls of the API. */
export type HttpClient = AxiosInstance;

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Returns the call that the request sends; a function, because axios copies the objects of a config, schemas too. */
    readonly call?: () => EndpointCall;
  }
}

/** A call of an endpoint. */
export interface EndpointCall<E extends Endpoint = Endpoint> extends SentCall {
  readonly endpoint: E;
}

/**
 * Returns the axios instance for calls of the API: `client.request({ call: () => call })` resolves to a response whose data are the reply, and
 * rejects with an ApiError, or with axios's `CanceledError` after the abort of `signal`. The shell's `createCall` reacts to a 401,
 * because the answers to the boot script's calls do not pass here.
 */
export function createHttpClient(listeners: AnswerListeners): HttpClient {
  const client = axios.create({
    // The envelope decides, whatever the status.
    validateStatus: () => true,
    // Disables axios's XSRF cookie: the token is sent in a header.
    xsrfCookieName: '',
    // Bytes, because a browser decodes a text response by the charset in its header. JSON is always UTF-8, but some servers send
    // another default charset.
    responseType: 'arraybuffer',
    transformResponse: (bytes: ArrayBuffer) => parseAnswer(new TextDecoder().decode(bytes)),
  });
  client.interceptors.request.use(withRequest, undefined, { synchronous: true });
  client.interceptors.response.use(
    (response) => withReply(response, listeners),
    (error: unknown) => {
      throw isCancel(error) ? error : failureOf(error);
    },
  );
  return client;
}

/** Sends a call by `fetch` with `keepalive`, which continues after the page is closed: at most 64 kB. */
export async function sendBeyondPage(call: EndpointCall): Promise<RawAnswer> {
  return fetchCall(callRequest(call, bodyOf(call.endpoint)), { keepalive: true });
}

/** Makes the request of a call, with token, trace and idempotency key. */
function withRequest(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const call = config.call?.();
  if (call === undefined) return config;
  const { headers, body, ...request } = callRequest(call, bodyOf(call.endpoint));
  config.headers.set(headers);
  return Object.assign(config, request, { data: body, timeout: policyOf(call.endpoint).timeoutMs });
}

/** Reads the envelope. */
function withReply(response: AxiosResponse<unknown>, listeners: AnswerListeners): AxiosResponse<unknown> {
  const call = response.config.call?.();
  return call === undefined ? response : { ...response, data: readAnswer(call.endpoint, response, listeners) };
}

const TIMEOUTS: readonly unknown[] = ['ECONNABORTED', 'ETIMEDOUT'];

/** The error of a request that got no answer. */
function failureOf(error: unknown): ApiError {
  const { code, config } = Object(error) as { readonly code?: unknown; readonly config?: InternalAxiosRequestConfig };
  return new ApiError(TIMEOUTS.includes(code) ? 'timeout' : 'offline', String(error), config?.call?.().endpoint.name ?? '');
}
