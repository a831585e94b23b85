const NOT_FOUND = 404;
const WRONG_METHOD = 405;
// Not in the spec: codes of operators with limits and breaks (decision 27).
export const DEPOSIT_LIMIT_REACHED = 461;
export const ON_A_BREAK = 462;

export type ApiErrorKind = 'offline' | 'timeout' | 'unauthorised' | 'refused' | 'badAnswer' | 'serverFault';

/**
 * Why a call gave no answer. For `refused`, and for a `serverFault` in an envelope (`isServersText`), `message` is the server's
 * own text. Otherwise it is a technical message that players do not see.
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

  /** Whether the server may have executed the call, although no answer arrived. */
  get isOutcomeUnknown(): boolean {
    return this.kind !== 'refused' && this.kind !== 'unauthorised';
  }
}

/**
 * Returns whether `error` is an ApiError, of one of the given kinds if any are given. Compares the name, because a remote bundles
 * its own copy of this class while the shell's copy creates the errors.
 */
export function isApiError(error: unknown, ...kinds: ApiErrorKind[]): error is ApiError {
  const isOne = typeof error === 'object' && error !== null && 'name' in error && error.name === 'ApiError';
  return isOne && (kinds.length === 0 || kinds.includes((error as ApiError).kind));
}

/**
 * Returns whether an error of an optional call means that the operator lacks the call: any answer but a clear success does, a
 * missing answer does not.
 */
export function isLacking(error: unknown): boolean {
  return isApiError(error, 'refused', 'badAnswer', 'unauthorised');
}

/** Returns whether an error means that the operator does not have the call at all, whatever form its answer has. */
export function isUnknownCall(error: unknown): boolean {
  return isApiError(error, 'refused', 'badAnswer') && (error.code === NOT_FOUND || error.code === WRONG_METHOD);
}
