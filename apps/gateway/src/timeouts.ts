/** How long the gateway waits for a visitor who sends slowly; after that the connection is closed. */
export interface RequestTimeouts {
  /** For the head of a request, in ms. */
  readonly headMs: number;
  /** For the whole of a request; a picture of 1 MB takes 40 s at 200 kbit/s. */
  readonly requestMs: number;
  /** How often it looks who is too slow. */
  readonly lookEveryMs: number;
}

export const defaultTimeouts: RequestTimeouts = { headMs: 10_000, requestMs: 60_000, lookEveryMs: 1_000 };
