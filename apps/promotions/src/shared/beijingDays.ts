import { formatDay } from '@parlour/ui-kit/parts';

/** `20 Nov` for a Beijing `YYYY-MM-DD HH:mm:ss`; an invalid date is returned unchanged. */
export function shortDay(moment: string, locale: string): string {
  return formatDay(moment, { locale, month: 'short' }) ?? moment;
}

/** `20 Nov 12:04` for a Beijing `YYYY-MM-DD HH:mm:ss`; an invalid date is returned unchanged. */
export function shortMoment(moment: string, locale: string): string {
  const day = shortDay(moment, locale);
  return day === moment ? moment : `${day} ${moment.slice(11, 16)}`.trim();
}
