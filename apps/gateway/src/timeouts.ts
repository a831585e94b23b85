/** Timeouts for clients that send or read slowly; after them the connection is closed. */
export interface RequestTimeouts {
  /** For the head of a request, in ms. */
  readonly headMs: number;
  /** For a whole request; a picture of 1 MB takes 40 s at 200 kbit/s. */
  readonly requestMs: number;
  /**
   * Without a byte in either direction, for example while the client does not read a response; longer than the operator may take.
   */
  readonly stallMs: number;
  /** Interval of the checks for slow clients. */
  readonly lookEveryMs: number;
}

export const defaultTimeouts: RequestTimeouts = { headMs: 10_000, requestMs: 60_000, stallMs: 60_000, lookEveryMs: 1_000 };

/** Until the operator's response begins, and between two pieces of it. */
export const OPERATOR_TIMEOUT_MS = 35_000;
/** For an answer of the operator that goes into the document. */
export const PUBLIC_ANSWER_TIMEOUT_MS = 5_000;
/** For an answer of the OpenID provider. */
export const OPENID_TIMEOUT_MS = 10_000;
/**
 * Longer than the keep-alive of proxies in front of the gateway, so that it closes no connection over which a request is on its
 * way.
 */
export const KEEP_ALIVE_MS = 72_000;
