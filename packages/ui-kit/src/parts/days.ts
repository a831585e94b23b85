interface DayFormat {
  /** A BCP 47 language tag; `en-GB` and `zh-CN` are formatted without `Intl`. */
  readonly locale: string;
  readonly month: 'long' | 'short';
  /** Today in Beijing, `YYYY-MM-DD`: a day of another year is shown with its year. */
  readonly today?: string;
}

const OFFSET_MS = 8 * 3_600_000;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** The current day in Beijing, `YYYY-MM-DD`; UTC+8 all year. */
export function beijingDay(now = Date.now()): string {
  return new Date(now + OFFSET_MS).toISOString().slice(0, 10);
}

/**
 * Formats the day of a `YYYY-MM-DD…`: `20 November`, `31 Dec 2025`; undefined for an invalid day. The site's languages are
 * formatted without `Intl`, because the first `Intl` date format of a page blocks a slow phone for 55 to 100 ms while a screen is
 * loading.
 */
export function formatDay(moment: string, { locale, month, today = moment }: DayFormat): string | undefined {
  const noon = new Date(`${moment.slice(0, 10)}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return undefined;
  const hasYear = moment.slice(0, 4) !== today.slice(0, 4);
  const [year, day] = [noon.getUTCFullYear(), noon.getUTCDate()];
  const index = noon.getUTCMonth();
  if (locale === 'zh-CN') return `${hasYear ? `${year}年` : ''}${index + 1}月${day}日`;
  if (locale === 'en-GB') return `${day} ${englishMonth(index, month)}${hasYear ? ` ${year}` : ''}`;
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month,
    ...(hasYear && { year: 'numeric' }),
  }).format(noon);
}

function englishMonth(index: number, length: 'long' | 'short'): string {
  const name = MONTHS[index] ?? '';
  return length === 'long' ? name : name.slice(0, name === 'September' ? 4 : 3);
}
