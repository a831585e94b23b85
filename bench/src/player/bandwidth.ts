/** Throughput and latency of a link. */
export interface LinkSpeed {
  readonly downBitsPerSecond: number;
  readonly upBitsPerSecond: number;
  readonly roundTripMs: number;
}

/** Maximum segment size. */
export const SEGMENT_BYTES = 1460;

/** Initial congestion window: ten packets (RFC 6928). */
const FIRST_WINDOW_BYTES = 10 * SEGMENT_BYTES;

/** One direction of a link that all connections share. */
export function createBandwidth(bitsPerSecond: number) {
  let freeAt = 0;
  return {
    /** The time when these bytes have been sent, in milliseconds. */
    leaveAt: (now: number, bytes: number): number => {
      freeAt = Math.max(now, freeAt) + (bytes * 8000) / bitsPerSecond;
      return freeAt;
    },
  };
}

/** Slow start without packet loss: the window grows by the acknowledged bytes. */
export function createCongestionWindow() {
  let open = FIRST_WINDOW_BYTES;
  let inFlight = 0;
  return {
    hasCapacity: (bytes: number): boolean => inFlight + bytes <= open,
    sent: (bytes: number): void => {
      inFlight += bytes;
    },
    acknowledged: (bytes: number): void => {
      inFlight -= bytes;
      open += bytes;
    },
  };
}
