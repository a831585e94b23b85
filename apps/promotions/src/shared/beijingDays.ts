import { formatDay } from '@parlour/ui-kit/parts';

/** `20 Nov` of a Beijing `YYYY-MM-DD HH:mm:ss`; what is no date stays as it is. */
export function shortDay(moment: string, locale: string): string {
  return formatDay(moment, { locale, month: 'short' }) ?? moment;
}

/** `20 Nov 12:04` of a Beijing `YYYY-MM-DD HH:mm:ss`; what is no date stays as it is. */
export function shortMoment(moment: string, locale: string): string {
  const words = shortDay(moment, locale);
  return words === moment ? moment : `${words} ${moment.slice(11, 16)}`.trim();
}
