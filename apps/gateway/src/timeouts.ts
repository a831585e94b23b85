/** Timeouts for clients that send or read slowly; after them the connection is closed. */
export interface RequestTimeouts {
  /** For the head of a request, in ms. */
  readonly headMs: number;
  /** For the whole request; a picture of 1 MB takes 40 s at 200 kbit/s. */
  readonly requestMs: number;
  /** Without a byte in either direction, such as an answer that is not read; more than the operator may take for one. */
  readonly stallMs: number;
  /** Interval of the checks for slow clients. */
  readonly lookEveryMs: number;
}

export const defaultTimeouts: RequestTimeouts = { headMs: 10_000, requestMs: 60_000, stallMs: 60_000, lookEveryMs: 1_000 };

/** How long the operator may take for the beginning of an answer, and for each next piece of it. */
export const OPERATOR_TIMEOUT_MS = 35_000;
/** For an answer of the operator that goes into the document. */
export const PUBLIC_ANSWER_TIMEOUT_MS = 5_000;
/** For an answer of the OpenID provider. */
export const OPENID_TIMEOUT_MS = 10_000;
/** Longer than proxies in front of it keep a connection, so that none is closed while a request is on its way. */
export const KEEP_ALIVE_MS = 72_000;
