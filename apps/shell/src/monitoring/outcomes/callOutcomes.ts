import { isApiError } from '@parlour/api-client';
import type { OutcomeName } from '@parlour/release-contract/telemetry';
import type { CallEvent } from '../../services/telemetryBuffer';
import type { Outcome, OutcomeCounts } from './outcomeCounts';

const UNAUTHORISED = 401;
const names: Readonly<Record<string, OutcomeName>> = {
  unauthorised: 'refused',
  refused: 'refused',
  timeout: 'timeout',
  offline: 'offline',
  badAnswer: 'odd',
  serverFault: 'fault',
};

/** Counts how calls end. */
export interface CallOutcomes {
  watch(call: CallEvent): void;
  /** Passes the name of each call that is no poll to the listener; returns the function that stops it. */
  onCall(listener: (endpoint: string) => void): () => void;
  /** Counts the calls of players that have no answer, for a page that is left. Their later answers are not counted. */
  leave(): void;
}

export function createCallOutcomes(count: OutcomeCounts['count']): CallOutcomes {
  const pending = new Set<CallEvent>();
  const listeners = new Set<(endpoint: string) => void>();
  const end = (call: CallEvent, ended: Pick<Outcome, 'outcome' | 'code'>) => {
    if (!pending.delete(call)) return;
    const { remote, version, screen, endpoint: of } = call;
    // A poll that succeeds every few seconds goes along with what else there is to send.
    count({ remote, version, screen, of, ...ended }, ended.outcome === 'answered' && !isOfPlayer(call));
  };
  return {
    onCall: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watch: (call) => {
      pending.add(call);
      if (!call.isPolled) for (const listener of listeners) listener(call.endpoint);
      call.answer.then(
        () => end(call, { outcome: 'answered' }),
        (error: unknown) => {
          const ended = outcomeOf(error);
          if (ended === undefined) pending.delete(call);
          else end(call, ended);
        },
      );
    },
    leave: () => {
      for (const call of pending) if (isOfPlayer(call)) end(call, { outcome: 'left' });
    },
  };
}

/** Undefined for a call that the page itself has ended. */
function outcomeOf(error: unknown): Pick<Outcome, 'outcome' | 'code'> | undefined {
  if (!isApiError(error)) return undefined;
  const outcome = names[error.kind];
  if (outcome !== 'refused') return outcome && { outcome };
  const code = error.kind === 'unauthorised' ? UNAUTHORISED : error.code;
  // Three digits are no amount, no account and no member.
  return code !== undefined && Number.isInteger(code) && code >= 100 && code <= 999 ? { outcome, code } : { outcome };
}

/** Whether a player waits for a call: the names of calls that change nothing begin with `get`. */
function isOfPlayer({ isPolled, endpoint }: CallEvent): boolean {
  return !isPolled && !endpoint.startsWith('get');
}
