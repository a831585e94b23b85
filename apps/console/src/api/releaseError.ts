export type ReleaseErrorKind =
  | 'offline'
  | 'timeout'
  | 'unauthorised'
  | 'limited'
  | 'conflict'
  | 'refused'
  | 'badAnswer'
  | 'serverFault';

interface Details {
  /** Seconds to wait before the next attempt. */
  readonly retryAfterS?: number;
  readonly cause?: unknown;
}

/** A failed call of the release API, with a message for the console's user. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly retryAfterS: number | undefined;

  constructor(
    readonly kind: ReleaseErrorKind,
    message: string,
    { retryAfterS, cause }: Details = {},
  ) {
    super(message, { cause });
    this.retryAfterS = retryAfterS;
  }
}

/** The kind of any thrown value; `badAnswer` unless it is a ReleaseError. */
export function kindOf(error: unknown): ReleaseErrorKind {
  return error instanceof ReleaseError ? error.kind : 'badAnswer';
}

/** The message of any thrown value. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
