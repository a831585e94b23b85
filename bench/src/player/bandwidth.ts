/** How fast a line is, and how far away its other end. */
export interface LineSpeed {
  readonly downBitsPerSecond: number;
  readonly upBitsPerSecond: number;
  readonly roundTripMs: number;
}

/** What fits into one packet of the line. */
export const SEGMENT_BYTES = 1460;

/** What a sender may have under way before it heard anything back: ten packets (RFC 6928). */
const FIRST_WINDOW_BYTES = 10 * SEGMENT_BYTES;

/** One direction of a line that all connections share: bytes leave one after the other, as fast as it is. */
export function createPace(bitsPerSecond: number) {
  let freeAt = 0;
  return {
    /** When so many bytes, handed over now, have left; all times in milliseconds. */
    leaveAt: (now: number, bytes: number): number => {
      freeAt = Math.max(now, freeAt) + (bytes * 8000) / bitsPerSecond;
      return freeAt;
    },
  };
}

/** How much a sender may have under way: it starts with ten packets and grows by what was acknowledged, since nothing is lost here. */
export function createWindow() {
  let open = FIRST_WINDOW_BYTES;
  let underWay = 0;
  return {
    hasRoom: (bytes: number): boolean => underWay + bytes <= open,
    sent: (bytes: number): void => {
      underWay += bytes;
    },
    acknowledged: (bytes: number): void => {
      underWay -= bytes;
      open += bytes;
    },
  };
}
