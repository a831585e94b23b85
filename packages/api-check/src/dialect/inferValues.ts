import type { Dialect } from '@parlour/dialect';
import { inBeijing } from '@parlour/dialect/moments';

type Values = ReadonlyMap<string, readonly unknown[]>;
type Form = NonNullable<Dialect['times']>[number]['form'];

const DECIMAL = /^-?\d+(?:\.\d+)?$/;
/** Also `.50` and `1.5E+3`, which a dialect reads without a word about it. */
const COMPUTED = /^-?(?:\d*\.\d+|\d+)(?:e[+-]?\d{1,2})?$/i;
const LONGEST_WORD = 16;
const marks = [
  { thousands: ',', decimal: '.' },
  { thousands: '.', decimal: ',' },
  { thousands: ' ', decimal: ',' },
  { thousands: ' ', decimal: '.' },
  { thousands: "'", decimal: '.' },
] as const;

/** How amounts are written; none for those as the specification has them. */
export function moneyOf(values: Values, unclear: string[]): NonNullable<Dialect['money']> {
  const texts = new Map([...values].map(([field, all]) => [field, all.flatMap((one) => (isAmount(one) ? [one.trim()] : []))]));
  const odd = [...texts].filter(([, all]) => all.some((text) => !DECIMAL.test(text)));
  if (odd.length === 0) return [];
  const given = odd.flatMap(([, own]) => own);
  const none = [...new Set(given.filter((text) => /^\D+$/.test(text) && text.length <= LONGEST_WORD))];
  const all = given.filter((text) => !none.includes(text));
  const symbols = new Set(all.flatMap((text) => (COMPUTED.test(text) ? [] : (/[^\d\s.,'+-]+/.exec(text) ?? []))));
  if (symbols.size > 1) {
    unclear.push(
      `amounts have the signs ${[...symbols].join(' and ')}: a dialect has one, and what an amount in another currency is worth is not guessed`,
    );
    return [];
  }
  const [symbol] = symbols;
  const plain = all.map((text) => text.replace(symbol ?? '', '').replaceAll(/^\s+|\s+$|(?<=^-)\s+/g, ''));
  const fitting = marks.filter(({ thousands, decimal }) => plain.every((text) => isIn(text, thousands, decimal)));
  // An amount like 1,234 is one thing with one pair of marks and another with another; it is told by one that only one pair fits.
  const needsMarks = plain.some((text) => !COMPUTED.test(text));
  const [chosen] = fitting;
  const isSure =
    !needsMarks ||
    (fitting.length > 0 &&
      fitting.every(({ thousands, decimal }) =>
        plain.every(
          (text) => decimalIn(text, thousands, decimal) === decimalIn(text, chosen?.thousands ?? ',', chosen?.decimal ?? '.'),
        ),
      ));
  const fields = odd.map(([field]) => field);
  if (!isSure) {
    const example = plain.find((text) => !COMPUTED.test(text));
    unclear.push(
      `amounts such as ${example} in ${fields.join(', ')} can be read in more than one way; name thousands and decimal yourself`,
    );
    return [];
  }
  const { thousands, decimal } = needsMarks && chosen !== undefined ? chosen : { thousands: undefined, decimal: '.' as const };
  return [
    {
      fields: [...texts.keys()].toSorted(),
      ...(thousands !== undefined && { thousands }),
      decimal,
      ...(symbol !== undefined && { symbol }),
      ...(none.length > 0 && { none }),
    },
  ];
}

/** Whether a value is a text in place of an amount; a rate is none. */
function isAmount(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && !value.trim().endsWith('%');
}

function isIn(text: string, thousands: string, decimal: string): boolean {
  return new RegExp(`^-?(?:\\d+|\\d{1,3}(?:\\${thousands}\\d{3})+)(?:\\${decimal}\\d+)?$`).test(text);
}

function decimalIn(text: string, thousands: string, decimal: string): string {
  return text
    .replaceAll(thousands, '')
    .replace(decimal, '.')
    .replace(/\.0+$|(?<=\.\d*?)0+$/, '');
}

/** How times are written; none for those as the specification has them. */
export function timesOf(values: Values, unclear: string[]): NonNullable<Dialect['times']> {
  const byForm = new Map<Form, string[]>();
  for (const [field, all] of values) {
    const seen = new Set(all.flatMap(formOf));
    const odd = [...seen].filter((one) => one !== 'standard' && one !== 'none');
    // What reads texts reads those of the specification, too.
    const isMixed = odd.length > 1 || (odd.length === 1 && odd[0] !== 'text' && seen.has('standard'));
    if (isMixed) unclear.push(`${field} is a time in more than one form: ${[...seen].join(', ')}`);
    const form = odd[0] ?? (seen.has('none') ? 'text' : undefined);
    if (form !== undefined && !isMixed) byForm.set(form, [...(byForm.get(form) ?? []), field]);
  }
  return [...byForm].map(([form, fields]) => ({ fields: fields.toSorted(), form, zone: '+08:00' }));
}

const STANDARD = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d|T\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d))?$/;
const UNITS = [
  [/^-?\d{8,10}(?:\.\d+)?$/, 'seconds'],
  [/^-?\d{12,13}$/, 'milliseconds'],
  [/^-?\d{15,16}$/, 'microseconds'],
] as const;

/** The form of a time, `none` for one that is missing in its own way; nothing for what no dialect reads. */
function formOf(value: unknown): readonly (Form | 'standard' | 'none')[] {
  if (value === null || value === '') return [];
  if (Array.isArray(value)) return ['numbers'];
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const text = String(value);
  const read = inBeijing(text, { fields: [], form: 'text', zone: '+08:00' });
  if (read === '') return ['none'];
  if (text.startsWith('/Date(')) return ['dotnet'];
  const unit = UNITS.find(([form]) => form.test(text));
  if (unit !== undefined) return [unit[1]];
  return STANDARD.test(text) ? ['standard'] : read === text ? [] : ['text'];
}

/** Words for yes and no. */
const WORDS = [
  ['true', 'false'],
  ['True', 'False'],
  ['TRUE', 'FALSE'],
  ['yes', 'no'],
  ['YES', 'NO'],
  ['Y', 'N'],
  ['y', 'n'],
  ['T', 'F'],
  ['t', 'f'],
  ['on', 'off'],
  ['ON', 'OFF'],
] as const;

/** How flags are written, where they are words. */
export function flagsOf(values: Values): NonNullable<Dialect['flags']> {
  const byYes = new Map<string, string[]>();
  for (const [field, all] of values) {
    const texts = all.filter((one) => one !== null && one !== '');
    const [yes] = WORDS.find((words) => texts.length > 0 && texts.every((one) => words.includes(one as never))) ?? [];
    if (yes !== undefined) byYes.set(yes, [...(byYes.get(yes) ?? []), field]);
  }
  return [...byYes].map(([yes, fields]) => ({ fields: fields.toSorted(), yes: [yes] }));
}
