import type { AnswerOf, Endpoint, Reply, RequestOf } from './endpoint';

/** A call before it becomes an HTTP request. */
export interface RawRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly payload?: unknown;
  readonly token: string | undefined;
}

/** An answer before it is validated: parsed JSON, or the body as text; header names in lower case. */
export interface RawAnswer {
  readonly status: number;
  readonly data: unknown;
  readonly headers?: Readonly<Record<string, unknown>>;
}

export interface CallOptions {
  /** Sent as `Idempotency-Key`; the operator books calls with the same key only once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** The call is completed even when the page is closed right after it. */
  readonly keepalive?: boolean;
  /** Called with the sent fraction of the payload, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

export type Call = <E extends Endpoint>(endpoint: E, payload: RequestOf<E>, options?: CallOptions) => Promise<Reply<AnswerOf<E>>>;
