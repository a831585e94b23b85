import { type BreakLength, breakLengths, type SaferPlay } from '@parlour/api-client/endpoints/saferPlay';

export type Pause = NonNullable<SaferPlay['break']>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Minimum number of days of each break length. */
const leastDays: Record<BreakLength, number> = { '24h': 1, '7d': 7, '30d': 30, '6m': 181, '1y': 365, forever: Infinity };

/** The kind of break that a length is. */
export function kindOf(length: BreakLength): Pause['kind'] {
  return leastDays[length] > 30 ? 'exclusion' : 'coolOff';
}

/** The lengths that can be chosen. During a break only those that extend it by at least an hour. */
export function openLengths(pause: Pause | null, nowMs: number): readonly BreakLength[] {
  if (pause === null) return breakLengths;
  if (pause.until === null) return [];
  const leftMs = Date.parse(`${pause.until.replace(' ', 'T')}+08:00`) - nowMs;
  return breakLengths.filter((length) => !(leastDays[length] * DAY_MS < leftMs + HOUR_MS));
}
