import type { Endpoint } from './endpoint';

/** A call without an answer ends after this, unless its endpoint says otherwise (spec section 7). */
export const TIMEOUT_MS = 30_000;

export interface CallPolicy {
  readonly timeoutMs: number;
  /**
   * What a 401 says: the credentials were wrong (`refused`), the operator lacks the call (`lacking`), or the session is over, with
   * a dialog or without (`endsSilently`).
   */
  readonly on401: 'refused' | 'lacking' | 'ends' | 'endsSilently';
}

/**
 * How long a call may take and what a 401 to it means, as its endpoint declares it. No call is sent again by itself: a poll comes
 * again, and everything else is for the player to repeat.
 */
export function policyOf({ timeoutMs = TIMEOUT_MS, beginsSession, isOptional, endsSilently }: Endpoint): CallPolicy {
  return { timeoutMs, on401: beginsSession ? 'refused' : isOptional ? 'lacking' : endsSilently ? 'endsSilently' : 'ends' };
}
