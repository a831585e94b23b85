import * as v from 'valibot';
import { wordsFor } from './words';

/** A position in an answer that the site cannot read, or that does not fit earlier calls. */
export interface Misfit {
  readonly at: string;
  readonly expected: string;
  readonly got: string;
  /** What to change in the backend. */
  readonly change?: string;
}

/** The internals of a schema; `row` is the schema of a list whose rows are parsed one by one. */
interface Shape {
  readonly row?: v.GenericSchema;
  /** For a schema with a safe value, the schema of the proper value. */
  readonly strict?: v.GenericSchema;
  readonly pipe?: readonly v.GenericSchema[];
  /** For a record. */
  readonly value?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  /** For a union the schemas, for a list of values the values. */
  readonly options?: readonly (v.GenericSchema | string | number)[];
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
}

export type Place = readonly (string | number)[];

/** A part of an answer with the schema that reads it. */
interface Part {
  readonly schema: v.GenericSchema;
  readonly value: unknown;
  readonly at: Place;
  /** A row that is dropped alone when it does not fit, without its list. */
  readonly isRow?: boolean;
}

/**
 * Everything that does not match a schema, including rows that are parsed one by one, of which a player misses only the invalid
 * ones.
 */
export function misfitsIn(schema: v.GenericSchema, value: unknown, at: Place): Misfit[] {
  const rows = oddRows({ schema, value, at });
  const issues = v.safeParse(schema, value).issues ?? [];
  // Invalid rows are reported one by one, so a check that no row fits would repeat them.
  const others = rows.length === 0 ? issues : issues.filter(({ type }) => type !== 'check');
  return [...others.map((issue) => misfitOf(issue, at)), ...rows];
}

/**
 * Optional fields that the site would read and that are missing; for a list, from its first row. Fields that only some operators
 * have are not named.
 */
export function leftOut(schema: v.GenericSchema, value: unknown, at: Place): string[] {
  if (value === null || value === undefined) return [];
  const parts = partsOf({ schema, value, at });
  const isList = (part: Part) => typeof part.at.at(-1) === 'number' && part.at.length > at.length;
  return (parts.some(isList) ? parts.slice(0, 1) : parts).flatMap((part) =>
    part.value === undefined ? (isExtra(part.schema) ? [] : [placeText(part.at)]) : leftOut(part.schema, part.value, part.at),
  );
}

/** Invalid fields that the site replaces by a safe value, once per field, however many rows have it. */
export function toleratedIn(schema: v.GenericSchema, value: unknown, at: Place): Misfit[] {
  const byField = new Map<string, Misfit[]>();
  for (const one of oddFields({ schema, value, at })) {
    const field = one.at.replaceAll(/\[\d+\]/g, '[]');
    byField.set(field, [...(byField.get(field) ?? []), one]);
  }
  return [...byField.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    return [more.length === 0 ? first : { ...first, got: `${first.got}, and so in ${more.length} more` }];
  });
}

function isExtra(schema: v.GenericSchema): boolean {
  const { strict = schema } = schema as v.GenericSchema & Shape;
  return strict.type === 'optional' && v.safeParse(strict, undefined).output === undefined;
}

function oddFields(part: Part): Misfit[] {
  if (part.value === undefined) return [];
  const issues = issuesBehind(part);
  return issues.length > 0 ? issues.map((issue) => misfitOf(issue, part.at)) : partsOf(part).flatMap(oddFields);
}

function oddRows(part: Part): Misfit[] {
  return partsOf(part).flatMap((one) => {
    const issues = one.isRow === true ? issuesBehind(one) : [];
    return issues.length > 0 ? issues.map((issue) => misfitOf(issue, one.at)) : oddRows(one);
  });
}

/** The issues of a schema, including those hidden by its safe value. */
function issuesBehind({ schema, value, isRow }: Part): readonly v.BaseIssue<unknown>[] {
  let behind: readonly v.BaseIssue<unknown>[] = [];
  if (!('fallback' in schema)) return isRow === true ? (v.safeParse(schema, value).issues ?? []) : behind;
  const fallback = (given?: v.OutputDataset<unknown, v.BaseIssue<unknown>>) => void (behind = given?.issues ?? []);
  v.safeParse({ ...schema, fallback } as v.GenericSchema, value);
  return behind;
}

/** The parts of an answer by its schema: the fields of an object, the rows of a list; for a wrapper, its content. */
function partsOf({ schema, value: whole, at }: Part): Part[] {
  const { row, strict, pipe, wrapped, item, value, options, entries } = schema as v.GenericSchema & Shape;
  if (whole === null || whole === undefined) return [];
  if (row !== undefined) {
    return Array.isArray(whole) ? rowParts(row, whole, at, true) : rowParts(row, fieldOf(whole, 'data'), [...at, 'data'], true);
  }
  const formed = pipe && inOneForm(pipe, whole);
  if (formed !== undefined) return [{ ...formed, at }];
  const chosen = options?.find((option) => typeof option === 'object' && v.is(option, whole));
  const inner = strict ?? pipe?.[0] ?? wrapped ?? chosen;
  if (typeof inner === 'object') return [{ schema: inner, value: whole, at }];
  if (item !== undefined) return rowParts(item, whole, at, 'fallback' in item);
  const fields = value === undefined ? Object.entries(entries ?? {}) : Object.keys(whole).map((name) => [name, value] as const);
  return fields.map(([name, field]) => ({ schema: field, value: fieldOf(whole, name), at: [...at, name] }));
}

/** The normalised form of an input, with the schema that parses it afterwards. */
function inOneForm(pipe: readonly v.GenericSchema[], given: unknown): Pick<Part, 'schema' | 'value'> | undefined {
  const [first, ...more] = pipe;
  const next = more.findIndex(({ kind }) => kind === 'schema');
  const schema = more[next];
  if (first?.type !== 'unknown' || schema === undefined) return undefined;
  const { output } = v.safeParse(v.pipe(first, ...more.slice(0, next)), given);
  return { schema, value: output };
}

function rowParts(schema: v.GenericSchema, rows: unknown, at: Place, isRow: boolean): Part[] {
  return Array.isArray(rows) ? rows.map((value: unknown, index) => ({ schema, value, at: [...at, index], isRow })) : [];
}

function misfitOf(issue: v.BaseIssue<unknown>, at: Place): Misfit {
  const { place, expected, received } = deepest(issue);
  const isMissing = received === 'undefined';
  return {
    at: placeText([...at, ...place]),
    expected: isMissing ? 'to be there' : wordsFor(expected),
    got: isMissing ? 'nothing' : received,
  };
}

/** For a union, the branch that matched furthest, since it was most probably meant. */
function deepest(issue: v.BaseIssue<unknown>): { readonly place: Place; readonly expected: string; readonly received: string } {
  const place = (issue.path ?? []).map(({ key }) => key as string | number);
  const [inner] = (issue.issues ?? []).map(deepest).toSorted((one, other) => other.place.length - one.place.length);
  if (inner !== undefined && inner.place.length > 0) return { ...inner, place: [...place, ...inner.place] };
  return { place, expected: issue.expected ?? issue.message, received: shortened(issue.received) };
}

const LONGEST = 60;

export function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

export function placeText(place: Place): string {
  const text = place.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return text === '' ? 'the answer' : text.replace(/^\./, '');
}

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
