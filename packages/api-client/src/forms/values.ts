import * as v from 'valibot';
import { type IdKind, noteId } from './idTypes';

const DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Decimal string in yuan (or in USDT where its name says so). The backend may send a number, also as `1E+3` or `.5`, or a string
 * with separators. A comma that is not followed by three digits may be a decimal mark, so such an amount is invalid.
 */
export const money = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => {
    const sum = String(value)
      .replace(/,(?=(?:\d\d,)*\d{3}(?!\d))|[\s¥￥元$]|CNY|RMB|USDT?/gi, '')
      .replace(/^\+/, '');
    // A backend that writes numbers like this computes with binary fractions, so the number is rounded.
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

/** Boolean that may arrive as 0 or 1, or as the text of any of these. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, '0', '1', 'false', 'true'])]),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** String that may arrive as a number or be missing; a missing one is empty. */
export const text = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  v.transform((value) => (value === null ? '' : String(value))),
);

const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?(?:\.\d+)? ?(?:(Z|UTC)|([+-]\d\d):?(\d\d)?)?$/;
/** Unix time in seconds, milliseconds or microseconds; nine digits for times before September 2001. */
const UNIX = /^(-?\d{9,10})(?:\d{3}|\d{6})?(?:\.\d+)?$/;
/** Unix time of older .NET versions; the zone in it does not change the time. */
const DOTNET = /^\/Date\((-?\d+)[^)]*\)\/$/;
/** A numeric date as databases, people and Chinese texts write it, and the separator before a time. */
const DAY = /^(\d{4})[-/年](\d{1,2})[-/月](\d{1,2})日?[T ]?(?=\d|$)/;
/** A date or time with the name of the month, without a zone. */
const NAMED = /^(?:\d+ [A-Z][a-z]+|[A-Z][a-z]+ \d+,?) \d{4}\b[^+GZ]*$/;
/** A missing time as databases (year 0), Go and .NET (year 1, also as Unix time) write it. */
const NONE = /^(?:0(?:00[01]-.*)?|-62135596800(?:0{3}|0{6})?)$/;
const HOUR_MS = 3_600_000;
/** The end of 1991; until then Beijing had daylight saving time. */
const SUMMERS_END_MS = 694_195_200_000;

/** A time without a zone as a list of numbers, as Java writes it: `[2026, 11, 29, 1, 2, 3]`. */
const numbers = v.pipe(
  v.array(v.pipe(v.number(), v.integer())),
  v.minLength(3),
  v.transform((all) => {
    const parts = all.map((part) => String(part).padStart(2, '0'));
    return [parts.slice(0, 3).join('-'), parts.slice(3, 6).join(':')].join(' ').trim();
  }),
);

/**
 * Time as `YYYY-MM-DD HH:mm:ss` in Beijing. Accepts that form and ISO 8601 with a zone (both also without seconds, and with `/`
 * or `年`), a list of numbers, Unix time, HTTP dates, and dates with the name of the month. A zero time becomes empty. Other
 * values, such as a date without a time, are unchanged.
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
  // Times this old are only birthdays, sent as the midnight at which they began. Adding the summer hour in winter too does not
  // change the day.
  const aheadMs = ms < SUMMERS_END_MS ? 9 * HOUR_MS : 8 * HOUR_MS;
  return new Date(ms + aheadMs)
    .toISOString()
    .slice(0, isDay ? 10 : 19)
    .replace('T', ' ');
}

function asDay(_written: string, year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} `;
}

/** Identifier as a string; it may arrive as a number. */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1));

/**
 * Schema of an id in an answer, as a string. A request field of the same kind (`sent`) sends it back in the type in which it
 * arrived.
 */
export function idOf(kind: IdKind) {
  const read = v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((given) => noteId(kind, given)),
    v.minLength(1),
  );
  return Object.assign(read, { like: id });
}

/** As `idOf`, for an id that may be missing; a missing one is empty. */
export function idTextOf(kind: IdKind) {
  const read = v.pipe(
    v.nullish(v.union([v.string(), v.number()]), ''),
    v.transform((given) => (given === '' ? '' : noteId(kind, given))),
  );
  return Object.assign(read, { like: text });
}

/** Schema of a request field, such as `id`, whose value is sent in the type in which the answers contained it. */
export function sent<Field extends v.GenericSchema>(kind: IdKind, field: Field): Field {
  return { ...field, idKind: kind };
}

/** Texts that backends send for an unknown amount. */
const UNKNOWN = ['-', '--', 'N/A', '暂无'] as const;

const moneyOrNone = Object.assign(
  v.union([
    money,
    v.pipe(
      v.picklist(UNKNOWN),
      v.transform(() => '0'),
    ),
  ]),
  // The exact schema, for checks of a backend.
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

/** A state or status of spec section 4, which may arrive as a string. A missing one becomes -1, which is no defined state. */
export const state = v.pipe(
  v.optional(v.nullable(v.union([v.literal(''), numeric])), -1),
  v.transform((value) => (typeof value === 'number' ? value : -1)),
);

const mismatches = new Map<string, number>();

function countMismatch(name: string, count = 1): void {
  mismatches.set(name, (mismatches.get(name) ?? 0) + count);
}

/** Returns the number of invalid values by field name since the last call of this function; dropped rows are under ''. */
export function takeMismatches(): readonly (readonly [field: string, count: number])[] {
  const taken = [...mismatches];
  mismatches.clear();
  return taken;
}

/**
 * For fields that neither contain money nor identify anything (decision 37): an invalid value counts as missing, and is counted.
 * `strict` is the exact schema, for checks of a backend.
 */
export function lenient<const Entries extends v.ObjectEntries>(entries: Entries): Entries {
  const safe = Object.entries(entries).map(([name, field]) => {
    const asIfMissing = () => {
      countMismatch(name);
      return v.parse(field, undefined);
    };
    return [name, Object.assign(v.fallback(field, asIfMissing), { strict: field })];
  });
  return Object.fromEntries(safe) as Entries;
}

/** Schema of a list in which invalid rows become undefined; `fitting` drops them. */
function rowsOf<Row extends v.GenericSchema>(row: Row, listIn = withoutKeys) {
  const rows = v.array(
    Object.assign(
      v.fallback(row, () => undefined as never),
      { strict: row },
    ),
  );
  return v.pipe(v.unknown(), v.transform(listIn), rows);
}

/**
 * Returns the values of a list that a backend encodes as an object: PHP and Lua write an empty list as `{}`, and one with gaps as
 * `{"1": …}`.
 */
function withoutKeys(value: unknown): unknown {
  const isKeyed = typeof value === 'object' && value !== null && Object.keys(value).every((key) => Number(key) >= 0);
  return isKeyed ? Object.values(value) : value;
}

function fitting<Row>(rows: readonly Row[]): Row[] {
  const fit = rows.filter((row) => row !== undefined);
  if (fit.length < rows.length) countMismatch('', rows.length - fit.length);
  return fit;
}

/** Names of a page's fields: those of the spec first, then those of common frameworks. */
const pageNames = {
  data: ['data', 'list', 'records', 'content', 'results', 'items', 'docs'],
  total: ['total', 'totalElements', 'count', 'totalDocs', 'total_count'],
  last_page: ['last_page', 'pages', 'totalPages', 'total_pages'],
};

/**
 * Schema of a list of rows, also when it is inside `data` or has the form of a page. Null instead of the list or of the answer
 * means an empty list. An answer with only invalid rows is refused.
 */
export function listOf<Row extends v.GenericSchema>(row: Row) {
  const rows = rowsOf(row);
  const inside = rowsOf(row, (value) => withoutKeys(value ?? []));
  // A field of another name may be part of a single row, so null in it does not mean an empty list.
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

/** Renames a page's fields to those of the spec; its numbers may be in an object of their own. */
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
 * Schema of one page of a long list (spec section 3, Pagination). An answer with the rows alone is the only page; null in place
 * of either is empty. Invalid rows are dropped and counted in `dropped`; a page with only invalid rows is refused. `last_page`
 * counts from 1, and is 0 when the backend does not give it and there are more rows.
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

/** Schema of an answer whose data are not used. */
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
