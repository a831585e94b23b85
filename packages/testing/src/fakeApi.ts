import { type AnswerOf, ApiError, type Endpoint, type Reply, type RequestOf, type Samples } from '@parlour/api-client';
import { samples as siteSamples } from '@parlour/api-client/endpoints/all';
import type { PlatformCall } from '@parlour/platform';
import { parse, safeParse } from 'valibot';

type Answerer = (payload: unknown) => Reply<unknown> | Promise<Reply<unknown>>;

export interface SentCall {
  readonly endpoint: string;
  readonly payload: unknown;
  readonly idempotencyKey: string | undefined;
  /** Whether the call was sent with `keepalive`. */
  readonly keepalive: boolean;
}

export interface FakeApi {
  readonly call: PlatformCall;
  /** Every call so far, in order. */
  readonly sent: readonly SentCall[];
  /** The payloads of one endpoint so far. */
  payloadsOf(endpoint: Endpoint): readonly unknown[];
  /** Sets the endpoint's answer; a function gets the payload and may be asynchronous. */
  answer<E extends Endpoint>(
    endpoint: E,
    data: AnswerOf<E> | ((payload: RequestOf<E>) => AnswerOf<E> | Promise<AnswerOf<E>>),
    message?: string,
  ): void;
  /** Sets the endpoint's answer to raw data, parsed by its schema. */
  answerRaw(endpoint: Endpoint, raw: unknown): void;
  /** Makes the endpoint refuse with the server's message, or fail in another way. */
  fail(endpoint: Endpoint, messageOrError: string | ApiError): void;
}

/** A fake API that answers with samples unless a test sets another answer; `samples` adds those of calls that the remote declares. */
export function createFakeApi(onRefused: (message: string) => void = () => undefined, samples: Samples = {}): FakeApi {
  const answerers = new Map<string, Answerer>();
  const sent: SentCall[] = [];
  return {
    sent,
    payloadsOf: ({ name }) => sent.filter(({ endpoint }) => endpoint === name).map(({ payload }) => payload),
    answer: (endpoint, data, message = '') => {
      answerers.set(endpoint.name, async (payload) => ({
        data: typeof data === 'function' ? await (data as (payload: unknown) => unknown)(payload) : data,
        message,
      }));
    },
    answerRaw: ({ name, answer }, raw) => {
      answerers.set(name, async () => {
        const { success, output } = safeParse(answer, raw);
        if (!success) throw new ApiError('badAnswer', 'odd', name, 200);
        return { data: output, message: '' };
      });
    },
    fail: (endpoint, failure) => {
      const error = typeof failure === 'string' ? new ApiError('refused', failure, endpoint.name, 500) : failure;
      answerers.set(endpoint.name, () => Promise.reject(error));
    },
    call: async (endpoint, payload, { idempotencyKey, quiet = false, keepalive = false, onProgress } = {}) => {
      sent.push({ endpoint: endpoint.name, payload, idempotencyKey, keepalive });
      parse(endpoint.request, payload);
      onProgress?.(0.42);
      try {
        return await (answerers.get(endpoint.name) ?? sampleAnswer(endpoint, { ...siteSamples, ...samples }))(payload);
      } catch (error) {
        if (!quiet && error instanceof ApiError && error.kind === 'refused') onRefused(error.message);
        throw error;
      }
    },
  };
}

function sampleAnswer(endpoint: Endpoint, samples: Samples): Answerer {
  const sample = samples[endpoint.name];
  if (sample === undefined) throw new Error(`no sample for ${endpoint.name}`);
  const raw = endpoint.reads === 'body' ? { data: sample.data } : sample.data;
  return async () => ({ data: parse(endpoint.answer, raw), message: sample.message ?? '' });
}
