const day = (locale: string) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** `20 Nov` of a Beijing `YYYY-MM-DD HH:mm:ss`; what is no date stays as it is. */
export function shortDay(moment: string, locale: string): string {
  const noon = new Date(`${moment.slice(0, 10)}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? moment : day(locale).format(noon);
}

/** `20 Nov 12:04` of a Beijing `YYYY-MM-DD HH:mm:ss`; what is no date stays as it is. */
export function shortMoment(moment: string, locale: string): string {
  const words = shortDay(moment, locale);
  return words === moment ? moment : `${words} ${moment.slice(11, 16)}`.trim();
}
