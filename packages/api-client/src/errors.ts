const NOT_FOUND = 404;
const WRONG_METHOD = 405;

export type ApiErrorKind = 'offline' | 'timeout' | 'unauthorised' | 'refused' | 'badAnswer' | 'serverFault';

/** Why a call gave no answer. `message` is the server's own text for `refused`, else a technical one not meant for players. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly endpoint: string,
    readonly code?: number,
  ) {
    super(message);
  }

  /** Whether the server may have carried the call out although no answer came. */
  get isOutcomeUnknown(): boolean {
    return this.kind !== 'refused' && this.kind !== 'unauthorised';
  }
}

/**
 * Whether `error` is an ApiError, of one of the given kinds when any are given. It goes by the name: a remote carries its own copy
 * of this class, and the errors come from the shell's.
 */
export function isApiError(error: unknown, ...kinds: ApiErrorKind[]): error is ApiError {
  const isOne = typeof error === 'object' && error !== null && 'name' in error && error.name === 'ApiError';
  return isOne && (kinds.length === 0 || kinds.includes((error as ApiError).kind));
}

/** Whether an answer to an optional call means that the operator lacks it: each but a clear yes; a fault on the way is no answer. */
export function isLacking(error: unknown): boolean {
  return isApiError(error, 'refused', 'badAnswer', 'unauthorised');
}

/** Whether the operator does not know the call at all, whatever it says that with. */
export function isUnknownCall(error: unknown): boolean {
  return isApiError(error, 'refused', 'badAnswer') && (error.code === NOT_FOUND || error.code === WRONG_METHOD);
}
