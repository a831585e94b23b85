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
