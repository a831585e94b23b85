export interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

const ACCEPTED = 200;
export const WRONG_REQUEST = 400;
export const UNAUTHORISED = 401;
export const NOT_FOUND = 404;
export const CONFLICT = 409;
export const NOT_VALID = 422;
export const TOO_MANY = 429;
/** Not in the spec (decision 27): refused by a limit or a break that the member set. */
export const LIMIT_REACHED = 461;
export const ON_A_BREAK = 462;
export const FAULT = 500;

/** A refusal by the operator: it aborts the transaction and becomes the answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    message: string,
    readonly code: number = WRONG_REQUEST,
  ) {
    super(message);
  }
}

/** Too many attempts; more are allowed after so many seconds. */
export class TooMany extends Refusal {
  constructor(readonly waitS: number) {
    super(`操作过于频繁，请${waitS}秒后再试`, TOO_MANY);
  }
}

/** The answer to an accepted call. */
export function ok(data: unknown = null, message = '操作成功'): Envelope {
  return { code: ACCEPTED, message, data };
}

/** The answer to a refused call. */
export function refused(code: number, message: string): Envelope {
  return { code, message, data: null };
}
