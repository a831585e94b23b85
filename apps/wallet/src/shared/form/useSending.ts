import type { AnswerOf, Endpoint, Reply, RequestOf } from '@parlour/api-client';
import { useSend } from '@parlour/platform';
import { useState } from 'react';
import { type SendFailure, sendFailureOf } from './sendFailureOf';

export interface Sending<E extends Endpoint> {
  /** Sends once; resolves to the reply, or to undefined when there is none. */
  readonly send: (payload: RequestOf<E>) => Promise<Reply<AnswerOf<E>> | undefined>;
  /** What the last attempt leaves uncertain. */
  readonly failure: SendFailure | undefined;
}

/** Sends a form's call, and tells what is known when there was no answer. */
export function useSending<E extends Endpoint>(endpoint: E): Sending<E> {
  const { send, isSending } = useSend(endpoint);
  const [failure, setFailure] = useState<SendFailure>();
  return {
    send: async (payload) => {
      const wasOnline = navigator.onLine;
      const sent = await send(payload);
      if (sent === undefined) return undefined;
      setFailure('error' in sent ? sendFailureOf(sent.error, wasOnline) : undefined);
      return 'error' in sent ? undefined : sent.reply;
    },
    failure: isSending ? undefined : failure,
  };
}
