const AHEAD_MS = 8 * 3_600_000;

/** A moment in epoch milliseconds as operators write it: `YYYY-MM-DD HH:mm:ss` in Beijing. */
export function beijingTime(ms: number): string {
  return new Date(ms + AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');
}
