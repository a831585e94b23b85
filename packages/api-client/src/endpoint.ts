import type * as v from 'valibot';

export type Method = 'GET' | 'POST';

/** One call of the API as data. The client function, the types and the demo operator's route derive from it. */
export interface Endpoint<Request extends v.GenericSchema = v.GenericSchema, Answer extends v.GenericSchema = v.GenericSchema> {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly request: Request;
  /** Schema of the envelope's `data`, or of the whole body when `reads` is `body`. */
  readonly answer: Answer;
  readonly reads?: 'data' | 'body';
  readonly encoding?: 'json' | 'multipart';
  /** Moves money: callers send it once, under an idempotency key. */
  readonly movesMoney?: boolean;
  /** Not in the spec: an operator may lack it, and no answer to it ends the session. */
  readonly isOptional?: boolean;
  /** Begins a session: a 401 means that the credentials were refused, and ends no session. */
  readonly beginsSession?: boolean;
  /** A 401 ends the session without a dialog, because the player did nothing that it would answer. */
  readonly endsSilently?: boolean;
  /** Fields of the request that are never stored: passwords. */
  readonly secrets?: readonly string[];
  readonly timeoutMs?: number;
  /**
   * The last answer may be shown while the network does not answer. `public` answers are the same for everybody and are stored
   * for a week; `member` answers are stored as long as the session. By default nothing is stored, which includes cards, accounts
   * to pay to, and anything that a form sends.
   */
  readonly offline?: 'public' | 'member';
}

/**
 * An accepted exchange of a call, for tests, documents and the check of a backend. Samples are in a file beside the endpoint's,
 * which no page imports.
 */
export interface Sample {
  /** Who makes the call: a visitor, or by default a member. */
  readonly by?: 'visitor';
  readonly payload: Readonly<Record<string, unknown>>;
  /** The raw `data`. Some numbers are strings, because backends send both. */
  readonly data: unknown;
  readonly message?: string;
}

/** Samples by the names of their calls. */
export type Samples = Readonly<Record<string, Sample>>;

/** The input of a call to an endpoint. */
export type RequestOf<E extends Endpoint> = v.InferInput<E['request']>;

/** The parsed `data` of an endpoint's answer. */
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>;

/** An accepted answer: its parsed data and the server's message. */
export interface Reply<Data> {
  readonly data: Data;
  readonly message: string;
}

/**
 * Declares an endpoint. Its name is a verb and a noun, with `get` only for a call that changes nothing; the path is the server's.
 */
export function defineEndpoint<const Request extends v.GenericSchema, const Answer extends v.GenericSchema>(
  declared: Endpoint<Request, Answer>,
): Endpoint<Request, Answer> {
  return declared;
}
