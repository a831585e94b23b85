import * as v from 'valibot';
import { type IdKind, noteId } from './idTypes';

const DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Decimal string in yuan (or USDT where named so); the backend may send a number, also as `1E+3` or `.5`, or a string with separators.
 * A comma that does not stand before three digits may be a decimal one: such an amount is none.
 */
export const money = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => {
    const sum = String(value)
      .replace(/,(?=(?:\d\d,)*\d{3}(?!\d))|[\s¥￥元$]|CNY|RMB|USDT?/gi, '')
      .replace(/^\+/, '');
    // Whoever writes such numbers computes with binary fractions.
    return /^-?(?:\.\d|[\d.]+e)/i.test(sum) ? Number(sum).toFixed(8) : sum || '0';
  }),
  v.regex(DECIMAL, 'not a decimal amount'),
);

/** Whole or fractional number that may arrive as a string. */
export const numeric = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => (value === '' ? Number.NaN : Number(String(value).replace(/%$/, '')))),
  v.finite('not a number'),
);

/** Boolean that may arrive as 0/1 or, like these, as text. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, '0', '1', 'false', 'true'])]),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** String that may arrive as a number or be missing; then it is empty. */
export const text = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  v.transform((value) => (value === null ? '' : String(value))),
);

const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?(?:\.\d+)? ?(?:(Z|UTC)|([+-]\d\d):?(\d\d)?)?$/;
/** In seconds, milliseconds or microseconds; with nine digits from before September 2001. */
const UNIX = /^(-?\d{9,10})(?:\d{3}|\d{6})?(?:\.\d+)?$/;
/** Unix time of older .NET; its zone is for show. */
const DOTNET = /^\/Date\((-?\d+)[^)]*\)\/$/;
/** A day of numbers, as databases, people and Chinese write it, and what parts it from the time. */
const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?[T ]?(?=\d|$)/;
/** With the name of the month, and without a zone. */
const NAMED = /^(?:\d+ [A-Z][a-z]+|[A-Z][a-z]+ \d+,?) \d{4}\b[^+GZ]*$/;
/** As databases (year 0), Go and .NET (year 1, also as Unix time) write that there is no time. */
const NONE = /^(?:0(?:00[01]-.*)?|-62135596800(?:0{3}|0{6})?)$/;
const HOUR_MS = 3_600_000;
/** The end of 1991; until then Beijing had summer time. */
const SUMMERS_END_MS = 694_195_200_000;

/** A time without a zone as Java writes it, `[2026, 11, 29, 1, 2, 3]`. */
const numbers = v.pipe(
  v.array(v.pipe(v.number(), v.integer())),
  v.minLength(3),
  v.transform((all) => {
    const parts = all.map((part) => String(part).padStart(2, '0'));
    return [parts.slice(0, 3).join('-'), parts.slice(3, 6).join(':')].join(' ').trim();
  }),
);

/**
 * Time as `YYYY-MM-DD HH:mm:ss` in Beijing, from this form, ISO 8601 with a zone, both also without seconds, with `/`
 * or `年`, its numbers in a list, Unix time, the form of HTTP headers, or with the name of the month; empty for a time of zero. Other values, such as a day alone, are unchanged.
 */
export const moment = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number(), numbers])), ''),
  v.transform((given) => inBeijing(String(given ?? ''))),
);

function inBeijing(given: string): string {
  const plain = given.trim().replace(DOTNET, '$1').replace(NONE, '');
  const written = plain
    .replace(DAY, asDay)
    .replace(/ (?=\d:)/, ' 0')
    .trim();
  const [, day, minute, second = ':00', utc, hours, minutes = '00'] = MOMENT.exec(written) ?? [];
  const zone = utc ? 'Z' : hours && `${hours}:${minutes}`;
  if (day !== undefined && zone === undefined) return `${day} ${minute}${second}`;
  const [, unix] = UNIX.exec(written) ?? [];
  const isNamed = NAMED.test(plain);
  const isDay = isNamed && !plain.includes(':');
  const named = isNamed ? `${plain}${isDay ? ' 00:00' : ''} +0800` : plain.endsWith(' GMT') ? plain : '';
  const zoned = day === undefined ? named : `${day}T${minute}${second}${zone}`;
  const ms = unix === undefined ? Date.parse(zoned) : Number(unix) * 1000;
  if (Number.isNaN(ms)) return /^[\d-]{10}$/.test(written) ? written : plain;
  // So old are only birthdays, sent as the midnight at which they began: an hour too much in winter leaves them on their day.
  const aheadMs = ms < SUMMERS_END_MS ? 9 * HOUR_MS : 8 * HOUR_MS;
  return new Date(ms + aheadMs)
    .toISOString()
    .slice(0, isDay ? 10 : 19)
    .replace('T', ' ');
}

function asDay(_written: string, year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} `;
}

/** Identifier as a string, whatever it arrives as. */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1));

/** An id in an answer, as a string; sent back by a field of its kind, it has the type in which it came. */
export function idOf(kind: IdKind) {
  const read = v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((given) => noteId(kind, given)),
    v.minLength(1),
  );
  return Object.assign(read, { like: id });
}

/** As `idOf`, of an id that may be missing; then it is empty. */
export function idTextOf(kind: IdKind) {
  const read = v.pipe(
    v.nullish(v.union([v.string(), v.number()]), ''),
    v.transform((given) => (given === '' ? '' : noteId(kind, given))),
  );
  return Object.assign(read, { like: text });
}

/** A field of a request, such as `id`, whose value goes back in the type in which the answers had it. */
export function sent<Field extends v.GenericSchema>(kind: IdKind, field: Field): Field {
  return { ...field, idKind: kind };
}

/** How backends write that they do not know an amount. */
const UNKNOWN = ['-', '--', 'N/A', '暂无'] as const;

const moneyOrNone = Object.assign(
  v.union([
    money,
    v.pipe(
      v.picklist(UNKNOWN),
      v.transform(() => '0'),
    ),
  ]),
  // What a check of a backend says it should be.
  { strict: money },
);

/** Money that is 0 when the field is missing or unknown. */
export const moneyOrZero = v.pipe(
  v.optional(v.nullable(moneyOrNone), '0'),
  v.transform((value) => value ?? '0'),
);

/** Number that is 0 when the field is missing. */
export const numericOrZero = v.pipe(
  v.optional(v.nullable(numeric), 0),
  v.transform((value) => value ?? 0),
);

/** Flag that is false when the field is missing. */
export const flagOrNo = v.pipe(
  v.optional(v.nullable(flag), false),
  v.transform((value) => value ?? false),
);

/** A state or status of spec section 4, which may arrive as a string; -1, which none has, where it is missing. */
export const state = v.pipe(
  v.optional(v.nullable(v.union([v.literal(''), numeric])), -1),
  v.transform((value) => (typeof value === 'number' ? value : -1)),
);

const odd = new Map<string, number>();

function note(name: string, count = 1): void {
  odd.set(name, (odd.get(name) ?? 0) + count);
}

/** Number of invalid values by field name since the last call of this; dropped rows are under ''. */
export function takeMismatches(): readonly (readonly [field: string, count: number])[] {
  const taken = [...odd];
  odd.clear();
  return taken;
}

/**
 * Fields that show neither money nor who or what is meant (decision 37): an invalid one counts as missing, and is noted.
 * `strict` is the exact schema, for checks of a backend.
 */
export function lenient<const Entries extends v.ObjectEntries>(entries: Entries): Entries {
  const safe = Object.entries(entries).map(([name, field]) => {
    const asIfMissing = () => {
      note(name);
      return v.parse(field, undefined);
    };
    return [name, Object.assign(v.fallback(field, asIfMissing), { strict: field })];
  });
  return Object.fromEntries(safe) as Entries;
}

/** A list of rows from which `fitting` drops the invalid ones. */
function rowsOf<Row extends v.GenericSchema>(row: Row, listIn = withoutKeys) {
  const rows = v.array(
    Object.assign(
      v.fallback(row, () => undefined as never),
      { strict: row },
    ),
  );
  return v.pipe(v.unknown(), v.transform(listIn), rows);
}

/** A list, also where a backend writes it with its keys: PHP and Lua encode an empty one as `{}`, one with gaps as `{"1": …}`. */
function withoutKeys(value: unknown): unknown {
  const isKeyed = typeof value === 'object' && value !== null && Object.keys(value).every((key) => Number(key) >= 0);
  return isKeyed ? Object.values(value) : value;
}

function fitting<Row>(rows: readonly Row[]): Row[] {
  const fit = rows.filter((row) => row !== undefined);
  if (fit.length < rows.length) note('', rows.length - fit.length);
  return fit;
}

/** The spec's names of a page's fields first, then those of the common frameworks. */
const pageNames = {
  data: ['data', 'list', 'records', 'content', 'results', 'items', 'docs'],
  total: ['total', 'totalElements', 'count', 'totalDocs', 'total_count'],
  last_page: ['last_page', 'pages', 'totalPages', 'total_pages'],
};

/** List of rows, also inside `data` or as a page has them; empty when it is null there or itself, refused when all rows are invalid. */
export function listOf<Row extends v.GenericSchema>(row: Row) {
  const rows = rowsOf(row);
  const inside = rowsOf(row, (value) => withoutKeys(value ?? []));
  // A field of another name may belong to a single row: there null is no list.
  const within = rowsOf(row, (answer) => pageNames.data.map((name) => Object(answer)[name]).find(Array.isArray));
  return v.pipe(
    v.union([rows, v.object({ data: inside }), v.object({ list: inside }), within, v.nullish(v.null())]),
    v.transform((answer): readonly v.InferOutput<Row>[] => {
      if (answer === null || answer === undefined) return [];
      if (Array.isArray(answer)) return answer;
      return 'data' in answer ? answer.data : answer.list;
    }),
    v.check((all) => all.length === 0 || all.some((one) => one !== undefined), 'no row of the list fits'),
    v.transform(fitting),
  );
}

/** A page by the names of the spec; its numbers may be in an object of their own. */
function asPage(answer: unknown): unknown {
  if (answer === null || Array.isArray(answer)) return { data: answer, total: answer?.length };
  if (typeof answer !== 'object') return answer;
  const { meta, page, ...fields } = answer as Readonly<Record<string, unknown>>;
  const all = { ...Object(meta ?? page), ...fields };
  return Object.fromEntries(
    Object.entries(pageNames).map(([name, names]) => [name, all[names.find((one) => all[one] !== undefined) ?? name]]),
  );
}

/**
 * One page of a long list (spec section 3, Pagination), or the rows alone, which are then all there are; null in place of either is
 * empty. Invalid rows are dropped and counted in `dropped`; a page with only invalid rows is refused. `last_page` counts from 1, and is 0
 * where it is not said and there are more rows.
 */
export function pageOf<Row extends v.GenericSchema>(row: Row) {
  const page = v.pipe(
    v.unknown(),
    v.transform(withoutKeys),
    v.transform(asPage),
    v.object({ data: v.nullable(rowsOf(row), []), total: v.fallback(numericOrZero, 0), last_page: v.fallback(numericOrZero, 0) }),
    v.transform(
      ({ data, total, last_page }): { data: v.InferOutput<Row>[]; total: number; last_page: number; dropped?: number } => {
        const fit = fitting(data);
        const dropped = data.length - fit.length;
        const pages = last_page > 0 || total > data.length ? last_page : 1;
        return { data: fit, total, last_page: pages, ...(dropped > 0 && { dropped }) };
      },
    ),
    v.check(({ data, dropped }) => data.length > 0 || dropped === undefined, 'no row of the page fits'),
  );
  // The row schema, for inspection.
  return Object.assign(page, { row });
}

/** Answer whose data are not read. */
export const ignored = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** Request without a payload; additional fields are dropped. */
export const nothing = v.object({});

/** Page number of a request, from 1. */
export const pageNumber = v.pipe(numeric, v.integer(), v.minValue(1));

/** Text that a player types: not trimmed, at most 32 characters (spec section 5). */
export const typed = v.pipe(v.string(), v.maxLength(32));

/** An amount that the player enters: a positive decimal with at most 2 places. */
export const amount = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d{1,12}(\.\d{1,2})?$/, 'not an amount'),
  v.check((value) => /[1-9]/.test(value), 'not an amount above zero'),
);

/** Days a list looks back: 1 today, 2 last 7, 3 last 15, 4 last 30 (the default). */
export const dateFilter = v.pipe(v.optional(numeric, 4), v.picklist([1, 2, 3, 4]));
