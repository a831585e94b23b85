const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
const FILTER_DAYS: Record<number, number> = { 1: 1, 2: 7, 3: 15, 4: 30 };

/** `YYYY-MM-DD HH:mm:ss` in Beijing time. */
export function beijingTime(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** `YYYY-MM-DD` in Beijing time. */
export function beijingDay(instant: Date): string {
  return beijingTime(instant).slice(0, 10);
}

/** Midnight in Beijing of the day of `instant`. */
export function beijingMidnight(instant: Date): Date {
  const shifted = instant.getTime() + OFFSET_MS;
  return new Date(shifted - (shifted % DAY_MS) - OFFSET_MS);
}

/** Midnight in Beijing of the Monday of the week of `instant`. */
export function beijingMonday(instant: Date): Date {
  const midnight = beijingMidnight(instant);
  const daysSince = (new Date(midnight.getTime() + OFFSET_MS).getUTCDay() + 6) % 7;
  return new Date(midnight.getTime() - daysSince * DAY_MS);
}

/** Midnight in Beijing of the first day of the month of `instant`. */
export function beijingFirst(instant: Date): Date {
  const shifted = new Date(instant.getTime() + OFFSET_MS);
  return new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth()) - OFFSET_MS);
}

/** Where a list's date filter begins: 1 today, 2 last 7 days, 3 last 15, 4 last 30 (spec section 7). */
export function filterStart(date: number, now: Date): Date {
  const days = FILTER_DAYS[date] ?? 30;
  return new Date(beijingMidnight(now).getTime() - (days - 1) * DAY_MS);
}
