import { type AnswerOf, ApiError, type Endpoint, isApiError, type Reply, type RequestOf } from '@parlour/api-client';
import { useCallback } from 'react';
import type { PlatformCall, PlatformCallOptions } from '../platform';
import { usePlatform } from '../context';
import { operationText, beginOperation, readPendingOperations, settleOperation, storeOperation } from './pendingOperations';
import { runExclusive, useSingleFlight } from './singleFlight';

const CONFLICT = 409;

export type Sent<E extends Endpoint> = { readonly reply: Reply<AnswerOf<E>> } | { readonly error: unknown };

export interface Send<E extends Endpoint> {
  /**
   * Sends once: while a call is running, another one is dropped and resolves to undefined; for a money call this holds across
   * tabs. A money call's `note` is stored with it until the answer is known. Resolves to `error` instead of rejecting.
   */
  readonly send: (payload: RequestOf<E>, note?: OperationNote) => Promise<Sent<E> | undefined>;
  readonly isSending: boolean;
}

/**
 * What the sender needs to find its operation again, as JSON. Wallets before 0.4.51 pass a function that returns it, or undefined
 * when nothing may be sent.
 */
export type OperationNote = object | (() => Promise<unknown>);

type SendOptions = Pick<PlatformCallOptions, 'quiet'>;

/**
 * Sends a payload. A money call gets an idempotency key, and is dropped while the same call is running. Resolves as `Send.send`
 * does.
 */
export async function sendOperation<E extends Endpoint>(
  call: PlatformCall,
  endpoint: E,
  payload: RequestOf<E>,
  options: SendOptions = {},
  given?: OperationNote,
): Promise<Sent<E> | undefined> {
  const attempt = async (): Promise<Sent<E> | undefined> => {
    const note = typeof given === 'function' ? await given() : given;
    if (given !== undefined && note === undefined) return undefined;
    const pending = readPendingOperations();
    const { key } = endpoint.movesMoney ? beginOperation(endpoint, payload, note) : {};
    const earlier = pending.find((operation) => operation.key === key);
    try {
      const reply = await call(endpoint, payload, key ? { ...options, idempotencyKey: key } : options);
      if (key) settleOperation(key);
      return { reply };
    } catch (error) {
      // The operator already has this key, from an earlier attempt whose answer was lost. So it refuses the repetition, and the
      // outcome of the operation is still unknown.
      if (isApiError(error, 'refused') && error.code === CONFLICT && earlier)
        return { error: new ApiError('serverFault', error.message, endpoint.name, CONFLICT) };
      if (key && isApiError(error) && !error.isOutcomeUnknown) {
        // A refusal of the repetition says nothing about the earlier attempt, so that stays pending, unless the end of the
        // session has deleted it.
        if (earlier && readPendingOperations().some((operation) => operation.key === key)) storeOperation(earlier);
        else settleOperation(key);
      }
      return { error };
    }
  };
  return endpoint.movesMoney ? runExclusive(endpoint.name + operationText(endpoint, payload), attempt) : attempt();
}

/** Returns a function that sends a call which the player triggers, one at a time; a money call with its idempotency key. */
export function useSend<E extends Endpoint>(endpoint: E, options: SendOptions = {}): Send<E> {
  const { call, vibrate } = usePlatform();
  const { run, isRunning } = useSingleFlight();
  const { quiet = false } = options;
  const send = useCallback(
    (payload: RequestOf<E>, note?: OperationNote) =>
      run(async () => {
        const sent = await sendOperation(call, endpoint, payload, { quiet }, note);
        if (sent && endpoint.movesMoney) vibrate('reply' in sent ? 'success' : 'warning');
        return sent;
      }),
    [call, vibrate, endpoint, quiet, run],
  );
  return { send, isSending: isRunning };
}
