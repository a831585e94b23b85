import type { Dialect } from './dialect';

type Times = NonNullable<Dialect['times']>[number];

const HOUR_MS = 3_600_000;
const BEIJING_MS = 8 * HOUR_MS;
/** The end of 1991; until then Beijing had daylight saving time. */
const SUMMERS_END_MS = 694_195_200_000;

/** A time of a day, with its zone if it says one. */
const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?(?:\.\d+)? ?(?:(Z|UTC)|([+-]\d\d):?(\d\d)?)?$/;
/** A numeric date as databases, people and Chinese texts write it, and the separator before a time. */
const DAY = /^(\d{4})[-/年](\d{1,2})[-/月](\d{1,2})日?[T ]?(?=\d|$)/;
/** A date or time with the name of the month, without a zone. */
const NAMED = /^(?:\d+ [A-Z][a-z]+|[A-Z][a-z]+ \d+,?) \d{4}\b[^+GZ]*$/;
const DOTNET = /^\/Date\((-?\d{1,14})[^)]*\)\/$/;
/** A missing time as databases (year 0), Go and .NET (year 1, also as Unix time) write it. */
const NONE = /^(?:0(?:00[01]-.*)?|-62135596800(?:0{3}|0{6})?)$/;

const unitMs = { seconds: 1000, milliseconds: 1, microseconds: 0.001 } as const;

/**
 * A time as the site reads it, `YYYY-MM-DD HH:mm:ss` in Beijing, or the day alone where it has no more. A missing one becomes empty;
 * what is written otherwise stays as it is. A number is given as its text.
 */
export function inBeijing(value: unknown, { form, zone }: Times): unknown {
  const text = Array.isArray(value) ? textOfNumbers(value) : value;
  if (typeof text !== 'string') return value;
  const plain = text.trim().replace(DOTNET, '$1');
  if (NONE.test(plain)) return '';
  switch (form) {
    case 'text':
    case 'numbers':
      return ofText(plain, zone) ?? value;
    case 'dotnet':
      return DOTNET.test(text) ? ofEpoch(Number(plain)) : value;
    default:
      return /^-?\d{1,17}(?:\.\d+)?$/.test(plain) ? ofEpoch(Number(plain) * unitMs[form]) : value;
  }
}

function ofText(text: string, zone: string): string | undefined {
  const written = text
    .replace(
      DAY,
      (_all, year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} `,
    )
    .replace(/ (?=\d:)/, ' 0')
    .trim();
  if (/^\d{4}-\d\d-\d\d$/.test(written)) return written;
  const [, day, minute, second = ':00', utc, hours, minutes = '00'] = MOMENT.exec(written) ?? [];
  const own = utc === undefined ? hours && `${hours}:${minutes}` : 'Z';
  if (day !== undefined) return ofMs(Date.parse(`${day}T${minute}${second}${own ?? zone}`), own !== undefined);
  if (text.endsWith(' GMT')) return ofMs(Date.parse(text), true);
  if (!NAMED.test(text)) return undefined;
  if (text.includes(':')) return ofMs(Date.parse(`${text} ${zone.replace(':', '')}`), false);
  const ms = Date.parse(`${text} 00:00 GMT`);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString().slice(0, 10);
}

function ofEpoch(ms: number): string | undefined {
  return ofMs(ms, true);
}

function ofMs(ms: number, isInstant: boolean): string | undefined {
  if (!(Math.abs(ms) < 8.64e15)) return undefined;
  // Instants this old are only birthdays, sent as the midnight at which they began; the summer hour in winter too does not change the day.
  const aheadMs = isInstant && ms < SUMMERS_END_MS ? BEIJING_MS + HOUR_MS : BEIJING_MS;
  return new Date(ms + aheadMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** A list of numbers, as Java writes a time: `[2026, 11, 29, 1, 2, 3]`. */
function textOfNumbers(all: readonly unknown[]): string | undefined {
  const parts = all.map((part) => String(part).padStart(2, '0'));
  const isTime = parts.length >= 3 && parts.every((part) => /^\d+$/.test(part));
  if (!isTime) return undefined;
  const clock = parts.length === 4 ? [...parts.slice(3), '00'] : parts.slice(3, 6);
  return [parts.slice(0, 3).join('-'), clock.join(':')].join(' ').trim();
}
