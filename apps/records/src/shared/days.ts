import { beijingDay, formatDay } from '@parlour/ui-kit/parts';

interface Wording {
  readonly locale: string;
  readonly today: string;
  readonly yesterday: string;
}

const DAY_MS = 86_400_000;

const MOMENT = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/;

/** The Beijing day of a `created_at`, `YYYY-MM-DD`; an unreadable time is returned unchanged. */
export function dayOf({ created_at }: { readonly created_at: string }): string {
  return MOMENT.test(created_at) ? created_at.slice(0, 10) : created_at;
}

/** `HH:mm` of a `YYYY-MM-DD HH:mm:ss`; empty for an unreadable time. */
export function timeOf(createdAt: string): string {
  return MOMENT.test(createdAt) ? createdAt.slice(11, 16) : '';
}

/** A day's heading: today, yesterday, `20 November`, with the year if it is another one. An invalid day is returned unchanged. */
export function dayTitle(day: string, { locale, today, yesterday }: Wording, now = Date.now()): string {
  const current = beijingDay(now);
  if (day === current) return today;
  if (day === beijingDay(now - DAY_MS)) return yesterday;
  return formatDay(day, { locale, month: 'long', today: current }) ?? day;
}
