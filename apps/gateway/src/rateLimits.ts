/** Attempts of an address at once, and the milliseconds over which they are restored. */
export const rateLimits = {
  /** For wrong tokens of the release API. */
  wrongTokens: [5, 60_000],
  /** For log-ins that begin at the OpenID provider. */
  logins: [20, 60_000],
  /** For identity tokens of jobs: the runners of a CI service share addresses. */
  jobs: [60, 60_000],
  /** Reads of the current rights that a network may cause, in case they have changed since; in each gateway alone. */
  rightsReads: [10, 10_000],
  /** Telemetry: a mobile network puts thousands of players behind one address, and each page sends every few seconds. */
  beacons: [3_000, 60_000],
  /** Reports of browsers about what the page's policy refused. */
  reports: [600, 60_000],
  /** Files that are not there: a page whose release was removed requests some dozen. */
  missingFiles: [60, 10_000],
} as const;

/**
 * Requests at once, of all clients and of one: an IPv4 address, or a /64 of IPv6. One client may use a quarter of the places: behind
 * one address of a mobile network there may be ten thousand players, whose calls of 50 ms add up to a hundred at once. A body takes
 * 64 kB of memory for a call, and 1.2 MB for an upload. Each kind has places of its own, so that videos do not delay deposits.
 */
export const concurrentRequests = {
  calls: { all: 1_024, client: 256 },
  uploads: { all: 64, client: 16 },
  files: { all: 512, client: 128 },
} as const;
