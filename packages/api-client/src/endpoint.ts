import type * as v from 'valibot';

export type Method = 'GET' | 'POST';

/** One call of the API as data; client function, types and the demo operator's route derive from it. */
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
  /** Not of the spec: an operator may lack it, and nothing that it answers ends the session. */
  readonly isOptional?: boolean;
  /** Begins a session: a 401 refuses what was typed, and ends no session. */
  readonly beginsSession?: boolean;
  /** Fields of the request that are never stored: passwords. */
  readonly secrets?: readonly string[];
  readonly timeoutMs?: number;
  /**
   * Its last answer is shown while the network does not answer: `public` is everybody's and stored for a week, `member` lasts as long as
   * the session. None by default: no card, no account to pay to, nothing that a form sends.
   */
  readonly offline?: 'public' | 'member';
}

/**
 * An accepted exchange of a call, as tests, documents and the check of a backend use it. It is in a file beside its endpoint's, which
 * no page imports.
 */
export interface Sample {
  /** Who makes the call. Default: a member. */
  readonly by?: 'visitor';
  readonly payload: Readonly<Record<string, unknown>>;
  /** The raw `data`; numbers are strings here and there, as backends send them. */
  readonly data: unknown;
  readonly message?: string;
}

/** Samples by the names of their calls. */
export type Samples = Readonly<Record<string, Sample>>;

/** The input of a call to an endpoint. */
export type RequestOf<E extends Endpoint> = v.InferInput<E['request']>;

/** What a caller gets out of an endpoint's `data`. */
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>;

/** An accepted answer: its parsed data and the server's message. */
export interface Reply<Data> {
  readonly data: Data;
  readonly message: string;
}

/** Declares an endpoint; the name is verb + noun, with `get` only for a call that changes nothing; the path is the server's. */
export function defineEndpoint<const Request extends v.GenericSchema, const Answer extends v.GenericSchema>(
  declared: Endpoint<Request, Answer>,
): Endpoint<Request, Answer> {
  return declared;
}
