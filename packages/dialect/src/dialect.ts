import * as v from 'valibot';

const name = v.pipe(v.string(), v.regex(/^[A-Za-z_][\w-]{0,63}$/, 'is not the name of a field'));
const names = v.pipe(
  v.array(name),
  v.minLength(1, 'names no field'),
  v.check((all) => new Set(all).size === all.length, 'names a field twice'),
);
const code = v.union([v.string(), v.number(), v.boolean()]);
const codes = v.pipe(
  v.array(code),
  v.minLength(1, 'names no code'),
  v.check((all) => new Set(all.map(String)).size === all.length, 'names a code twice'),
);

/** The envelope of every answer: its fields under other names, and the codes that mean yes, and that the session is not valid. */
const envelope = v.pipe(
  v.strictObject({
    code: v.optional(name),
    message: v.optional(name),
    data: v.optional(name),
    yes: v.optional(codes),
    unauthorised: v.optional(codes),
  }),
  v.check((given) => isOnceEach(given, ['code', 'message', 'data']), 'names a field twice'),
  v.check(
    ({ yes = [], unauthorised = [] }) => !yes.some((one) => unauthorised.map(String).includes(String(one))),
    'has a code that means yes and that the session is not valid',
  ),
);

/**
 * A page of a long list: its fields under other names; `numbersIn` is the field with the two numbers, when that is another one. A
 * backend that does not say how many pages there are has this many rows on each (`perPage`).
 */
const page = v.pipe(
  v.strictObject({
    data: v.optional(name),
    total: v.optional(name),
    last_page: v.optional(name),
    numbersIn: v.optional(name),
    perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.check((given) => isOnceEach(given, ['data', 'total', 'last_page', 'numbersIn']), 'names a field twice'),
);

export const timeForms = ['text', 'seconds', 'milliseconds', 'microseconds', 'dotnet', 'numbers'] as const;

/**
 * Times, in fields with these names at any depth: `text` as databases, libraries and people write it, Unix time, `/Date(…)/` of older
 * .NET versions, or a list of numbers as Java writes it. `zone` is that of numbers, and of a text that does not say its own.
 */
const time = v.strictObject({
  fields: names,
  form: v.picklist(timeForms),
  zone: v.optional(v.pipe(v.string(), v.regex(/^[+-](?:0\d|1[0-4]):[0-5]\d$/, 'is not a zone like +08:00')), '+08:00'),
});

/**
 * Money, in fields with these names at any depth: `thousands` separates groups of three digits, `decimal` is the decimal mark, and in
 * `cents` an amount is a whole number of hundredths.
 */
const money = v.pipe(
  v.strictObject({
    fields: names,
    thousands: v.optional(v.picklist([',', '.', ' ', "'"])),
    decimal: v.optional(v.picklist(['.', ',']), '.'),
    cents: v.optional(v.literal(true)),
    /** Stands before or behind an amount, such as `¥` or `CNY`. */
    symbol: v.optional(v.pipe(v.string(), v.regex(/^[^\d\s.,'+-]{1,8}$/, 'is not a sign of a currency'))),
    /** Texts in place of an amount that is not known, such as `--` or `N/A`. */
    none: v.optional(v.array(v.pipe(v.string(), v.regex(/^\D{1,16}$/, 'is not a text without digits')))),
  }),
  v.check(({ thousands, decimal }) => thousands !== decimal, 'has one mark for thousands and for decimals'),
);

/** What is true or false, in fields with these names at any depth: these texts mean yes, and any other one means no. */
const flags = v.strictObject({ fields: names, yes: v.pipe(v.array(v.string()), v.minLength(1, 'names no text')) });

/**
 * How the answers of an operator's backend differ from the forms that the site reads. The gateway turns them into those; what a dialect
 * does not name is left as it is.
 */
export const dialect = v.pipe(
  v.strictObject({
    envelope: v.optional(envelope),
    page: v.optional(page),
    times: v.optional(v.array(time)),
    money: v.optional(v.array(money)),
    flags: v.optional(v.array(flags)),
    /** Ids, numbers and times are objects like `{"$oid": "65a1"}`, as MongoDB's Extended JSON has them. */
    extendedJson: v.optional(v.literal(true)),
  }),
  v.check(({ times = [], money: sums = [], flags: marks = [] }) => {
    const all = [...times, ...sums, ...marks].flatMap(({ fields }) => fields);
    return new Set(all).size === all.length;
  }, 'names a field twice, as times, money or flags'),
);
export type Dialect = v.InferOutput<typeof dialect>;

/** Whether no two of the fields have one name; a field that is not renamed has its own. */
function isOnceEach(given: Readonly<Record<string, unknown>>, fields: readonly string[]): boolean {
  const used = fields.flatMap((field) => (field === 'numbersIn' ? (given[field] ?? []) : (given[field] ?? field)));
  return new Set(used).size === used.length;
}
