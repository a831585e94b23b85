const AHEAD_MS = 8 * 3_600_000;

/** Formats epoch milliseconds as operators do: `YYYY-MM-DD HH:mm:ss` in Beijing time. */
export function beijingTime(ms: number): string {
  return new Date(ms + AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');
}
