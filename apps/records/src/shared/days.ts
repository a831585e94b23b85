interface Wording {
  readonly locale: string;
  readonly today: string;
  readonly yesterday: string;
}

const DAY_MS = 86_400_000;
const beijing = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Beijing's day of a `created_at` as the server writes it, `YYYY-MM-DD`. */
export function dayOf({ created_at }: { readonly created_at: string }): string {
  return created_at.slice(0, 10);
}

/** `HH:mm` of a `YYYY-MM-DD HH:mm:ss`, as it is. */
export function timeOf(createdAt: string): string {
  return createdAt.slice(11, 16);
}

/** A day's heading: today, yesterday, `20 November`, with the year when it is another one; what is no day stays as it is. */
export function dayTitle(day: string, { locale, today, yesterday }: Wording, now = Date.now()): string {
  const current = beijing.format(now);
  if (day === current) return today;
  if (day === beijing.format(now - DAY_MS)) return yesterday;
  const noon = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return day;
  const year = day.slice(0, 4) === current.slice(0, 4) ? {} : { year: 'numeric' as const };
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', ...year }).format(noon);
}
