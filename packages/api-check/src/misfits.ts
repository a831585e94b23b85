import * as v from 'valibot';

/** A place in an answer that is not as the site reads it. */
export interface Misfit {
  readonly at: string;
  readonly expected: string;
  readonly got: string;
}

/** What a schema shows of what it is made of; `row` is that of a page. */
interface Shape {
  readonly row?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  /** Of a union schemas, of a list of values the values. */
  readonly options?: readonly (v.GenericSchema | string | number)[];
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
}

type Place = readonly (string | number)[];

/** Everything that a schema does not take; also the rows of a page, which cost a player no more than themselves. */
export function misfitsIn(schema: v.GenericSchema, value: unknown, at: Place): Misfit[] {
  const rows = oddRows(schema, value, at);
  const issues = v.safeParse(schema, value).issues ?? [];
  // That no row of a page fits is said by the rows.
  const others = rows.length === 0 ? issues : issues.filter(({ type }) => type !== 'check');
  return [...others.map((issue) => misfitOf(issue, at)), ...rows];
}

/** Fields that the site would read and that are not there; of a list those of its first row. All of them are tolerated. */
export function leftOut(schema: v.GenericSchema, value: unknown, at: Place): string[] {
  const { row, wrapped, item, options, entries } = schema as v.GenericSchema & Shape;
  if (value === null || value === undefined) return [];
  if (wrapped !== undefined) return leftOut(wrapped, value, at);
  const rows = row === undefined ? value : fieldOf(value, 'data');
  const one = row ?? item;
  if (one !== undefined) {
    const place = row === undefined ? at : [...at, 'data'];
    return Array.isArray(rows) ? leftOut(one, rows[0], [...place, 0]) : [];
  }
  const chosen = options?.find((option) => typeof option === 'object' && v.is(option, value));
  if (typeof chosen === 'object') return leftOut(chosen, value, at);
  return Object.entries(entries ?? {}).flatMap(([name, field]) =>
    fieldOf(value, name) === undefined ? [placeText([...at, name])] : leftOut(field, fieldOf(value, name), [...at, name]),
  );
}

function oddRows(schema: v.GenericSchema, value: unknown, at: Place): Misfit[] {
  const { row, wrapped, entries } = schema as v.GenericSchema & Shape;
  if (wrapped !== undefined) return oddRows(wrapped, value, at);
  if (row !== undefined) {
    const rows = fieldOf(value, 'data');
    return Array.isArray(rows) ? rows.flatMap((one, index) => misfitsIn(row, one, [...at, 'data', index])) : [];
  }
  return Object.entries(entries ?? {}).flatMap(([name, field]) => oddRows(field, fieldOf(value, name), [...at, name]));
}

function misfitOf(issue: v.BaseIssue<unknown>, at: Place): Misfit {
  const { place, expected, received } = deepest(issue);
  const isMissing = received === 'undefined';
  return {
    at: placeText([...at, ...place]),
    expected: isMissing ? 'to be there' : expected,
    got: isMissing ? 'nothing' : received,
  };
}

/** Of a union the way that came furthest: it is the one that was meant. */
function deepest(issue: v.BaseIssue<unknown>): { readonly place: Place; readonly expected: string; readonly received: string } {
  const place = (issue.path ?? []).map(({ key }) => key as string | number);
  const [inner] = (issue.issues ?? []).map(deepest).toSorted((one, other) => other.place.length - one.place.length);
  if (inner !== undefined && inner.place.length > 0) return { ...inner, place: [...place, ...inner.place] };
  return { place, expected: issue.expected ?? issue.message, received: shortened(issue.received) };
}

const LONGEST = 60;

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function placeText(place: Place): string {
  const text = place.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return text === '' ? 'the answer' : text.replace(/^\./, '');
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
