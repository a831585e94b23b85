import type { AnswerOf, Reply } from '@parlour/api-client';
import type { CallName, Calls } from '@parlour/api-client/endpoints/all';
import type { Order } from './comparisons/orders';

/** The options of a check, and its account. */
export interface Wish {
  /** Origin of the backend, like `https://api.example`. */
  readonly origin: string;
  readonly account?: { readonly name: string; readonly password: string };
  readonly payPassword?: string;
  /** Also sends what moves money. */
  readonly withMoney?: boolean;
  /** The backend is known to ignore `Idempotency-Key`: nothing is sent twice under one. */
  readonly withoutIdempotency?: boolean;
  /** The only calls to report, by name; all by default. */
  readonly only?: ReadonlySet<CallName>;
  /** How long records and balances may take to show what was booked. Default: 3 s. */
  readonly settleMs?: number;
}

/** The data from which payloads are made: the options, and the answers so far. */
export interface Known extends Omit<Wish, 'origin'> {
  /** The last answer to a call, or the one to a variant of it; undefined without an answer, or if nothing in it is suitable. */
  reply<Name extends CallName>(name: Name, way?: string): Reply<AnswerOf<Calls[Name]>> | undefined;
  /** The orders that the check made, by the way to pay them. */
  readonly orders: ReadonlyMap<string, Order>;
}

/** One of several variants of a call; `way` says what is special about it. */
export interface Asking<Payload> {
  readonly way: string;
  readonly payload: Payload;
}

/** The payloads to send when one is not enough to check a call. */
export class Several<Payload> {
  constructor(readonly askings: readonly Asking<Payload>[]) {}
}

/** Why a call is not sent. */
export class Unasked {
  constructor(readonly why: string) {}
}
