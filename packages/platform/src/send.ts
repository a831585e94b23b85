import { type AnswerOf, type Endpoint, isApiError, type Reply, type RequestOf } from '@parlour/api-client';
import { useCallback, useRef, useState } from 'react';
import type { PlatformCall, PlatformCallOptions } from './contract';
import { usePlatform } from './context';
import { intentKey, settleIntent } from './intents';

export type Sent<E extends Endpoint> = { readonly reply: Reply<AnswerOf<E>> } | { readonly error: unknown };

export interface Send<E extends Endpoint> {
  /** Sends once: while a call is under way a second one is dropped and resolves to undefined. */
  readonly send: (payload: RequestOf<E>) => Promise<Sent<E> | undefined>;
  readonly isSending: boolean;
}

/** Sends a payload; a money call travels under its intent's key, which is kept until an answer is known. */
export async function sendIntent<E extends Endpoint>(
  call: PlatformCall,
  endpoint: E,
  payload: RequestOf<E>,
  options: Pick<PlatformCallOptions, 'quiet'> = {},
): Promise<Sent<E>> {
  try {
    const key = endpoint.movesMoney ? { idempotencyKey: intentKey(endpoint, payload) } : {};
    const reply = await call(endpoint, payload, { ...options, ...key });
    settleIntent(endpoint);
    return { reply };
  } catch (error) {
    if (isApiError(error) && !error.isOutcomeUnknown) settleIntent(endpoint);
    return { error };
  }
}

/** A call the player triggers; it locks before anything else, and a money call travels under its intent's key. */
export function useSend<E extends Endpoint>(endpoint: E, options: Pick<PlatformCallOptions, 'quiet'> = {}): Send<E> {
  const { call } = usePlatform();
  const isLocked = useRef(false);
  const [isSending, setSending] = useState(false);
  const { quiet = false } = options;
  const send = useCallback(
    async (payload: RequestOf<E>) => {
      if (isLocked.current) return undefined;
      isLocked.current = true;
      setSending(true);
      try {
        return await sendIntent(call, endpoint, payload, { quiet });
      } finally {
        isLocked.current = false;
        setSending(false);
      }
    },
    [call, endpoint, quiet],
  );
  return { send, isSending };
}
