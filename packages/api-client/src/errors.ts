const NOT_FOUND = 404;
const WRONG_METHOD = 405;
// Not in the spec: codes of operators with limits and breaks (decision 27).
export const DEPOSIT_LIMIT_REACHED = 461;
export const ON_A_BREAK = 462;

export type ApiErrorKind = 'offline' | 'timeout' | 'unauthorised' | 'refused' | 'badAnswer' | 'serverFault';

/**
 * Why a call gave no answer. `message` is the server's own text for `refused`, and for a `serverFault` in an envelope (`isServersText`);
 * else a technical one not meant for players.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly endpoint: string,
    readonly code?: number,
    readonly isServersText = kind === 'refused',
  ) {
    super(message);
  }

  /** Whether the server may have executed the call although no answer arrived. */
  get isOutcomeUnknown(): boolean {
    return this.kind !== 'refused' && this.kind !== 'unauthorised';
  }
}

/**
 * Whether `error` is an ApiError, of one of the given kinds when any are given. It compares the name: a remote has its own copy
 * of this class, and the errors are created by the shell's.
 */
export function isApiError(error: unknown, ...kinds: ApiErrorKind[]): error is ApiError {
  const isOne = typeof error === 'object' && error !== null && 'name' in error && error.name === 'ApiError';
  return isOne && (kinds.length === 0 || kinds.includes((error as ApiError).kind));
}

/** Whether an answer to an optional call means that the operator lacks it: all but a clear success; no answer does not count. */
export function isLacking(error: unknown): boolean {
  return isApiError(error, 'refused', 'badAnswer', 'unauthorised');
}

/** Whether the operator does not have the call at all, in whatever way its answer says so. */
export function isUnknownCall(error: unknown): boolean {
  return isApiError(error, 'refused', 'badAnswer') && (error.code === NOT_FOUND || error.code === WRONG_METHOD);
}
