import * as v from 'valibot';
import { type IdKind, noteId } from './idTypes';

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Decimal string in yuan (or in USDT where its name says so), from a number or a string. */
export const money = v.pipe(
  v.union([v.string(), v.number()]),
  // What is left of a sum of binary fractions, which JavaScript would write with an exponent.
  v.transform((value) => (typeof value === 'number' && Math.abs(value) < 1e-6 ? '0' : String(value))),
  v.regex(DECIMAL, 'not a decimal amount'),
);

/** Whole or fractional number that may arrive as a string. */
export const numeric = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => (value === '' ? Number.NaN : Number(value))),
  v.finite('not a number'),
);

/** Boolean that may arrive as 0 or 1, also as text. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, '0', '1'])]),
  v.transform((value) => value === true || value === 1 || value === '1'),
);

/** String that may arrive as a number or be missing; a missing one is empty. */
export const text = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  v.transform((value) => (value === null ? '' : String(value))),
);

/** ISO 8601 with a zone. */
const ZONED = /^(\d{4}-\d\d-\d\dT\d\d:\d\d.*?)(?:Z|([+-]\d\d):?(\d\d))$/;
const HOUR_MS = 3_600_000;
/** The end of 1991; until then Beijing had daylight saving time. */
const SUMMERS_END_MS = 694_195_200_000;

/** Time as `YYYY-MM-DD HH:mm:ss` in Beijing, from that form or ISO 8601 with a zone; other values are unchanged. */
export const moment = v.pipe(
  text,
  v.transform((given) => {
    const [, local, hours = '+00', minutes = '00'] = ZONED.exec(given) ?? [];
    const ms = Date.parse(`${local}${hours}:${minutes}`);
    if (Number.isNaN(ms)) return given;
    // Times this old are only birthdays, sent as the midnight at which they began. Adding the summer hour in winter too does not
    // change the day.
    const aheadMs = ms < SUMMERS_END_MS ? 9 * HOUR_MS : 8 * HOUR_MS;
    return new Date(ms + aheadMs).toISOString().slice(0, 19).replace('T', ' ');
  }),
);

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

/** Money that is 0 when the field is missing or empty. */
export const moneyOrZero = v.pipe(
  v.optional(v.nullable(v.union([money, v.literal('')])), '0'),
  v.transform((value) => value || '0'),
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

/**
 * Schema of a list of rows, also when it is inside `data` or has the form of a page. Null instead of the list or of the answer
 * means an empty list. An answer with only invalid rows is refused.
 */
export function listOf<Row extends v.GenericSchema>(row: Row) {
  const rows = rowsOf(row);
  const inside = rowsOf(row, (value) => withoutKeys(value ?? []));
  return v.pipe(
    v.union([rows, v.object({ data: inside }), v.object({ list: inside }), v.nullish(v.null())]),
    v.transform((answer): readonly v.InferOutput<Row>[] => {
      if (answer === null || answer === undefined) return [];
      if (Array.isArray(answer)) return answer;
      return 'data' in answer ? answer.data : answer.list;
    }),
    v.check((all) => all.length === 0 || all.some((one) => one !== undefined), 'no row of the list fits'),
    v.transform(fitting),
  );
}

/**
 * Schema of one page of a long list (spec section 3, Pagination). An answer with the rows alone is the only page; null in place
 * of either is empty. Invalid rows are dropped and counted in `dropped`; a page with only invalid rows is refused. `last_page`
 * counts from 1.
 */
export function pageOf<Row extends v.GenericSchema>(row: Row) {
  const page = v.pipe(
    v.unknown(),
    v.transform(withoutKeys),
    v.transform((answer) => (answer === null || Array.isArray(answer) ? { data: answer, total: answer?.length } : answer)),
    v.object({ data: v.nullable(rowsOf(row), []), total: v.fallback(numericOrZero, 0), last_page: v.fallback(numericOrZero, 0) }),
    v.transform(
      ({ data, total, last_page }): { data: v.InferOutput<Row>[]; total: number; last_page: number; dropped?: number } => {
        const fit = fitting(data);
        const dropped = data.length - fit.length;
        return { data: fit, total, last_page: Math.max(1, last_page), ...(dropped > 0 && { dropped }) };
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
