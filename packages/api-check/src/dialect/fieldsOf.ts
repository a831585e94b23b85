import * as parts from '@parlour/api-client/schema';
import { allEndpoints } from '@parlour/api-client/endpoints/all';
import type { GenericSchema } from 'valibot';
import { markOf } from '../api-docs/describable';

/** The internals of a schema, as far as fields are looked for in it. */
interface Shape {
  readonly row?: GenericSchema;
  readonly strict?: GenericSchema;
  readonly like?: GenericSchema;
  readonly pipe?: readonly GenericSchema[];
  readonly wrapped?: GenericSchema;
  readonly item?: GenericSchema;
  readonly options?: readonly (GenericSchema | string | number)[];
  readonly entries?: Readonly<Record<string, GenericSchema>>;
}

type Kind = 'money' | 'time' | 'flag';

const kinds = new Map<unknown, Kind>([
  [markOf(parts.money), 'money'],
  [markOf(parts.moneyOrZero), 'money'],
  [markOf(parts.moment), 'time'],
  [markOf(parts.flag), 'flag'],
  [markOf(parts.flagOrNo), 'flag'],
]);

function partsOf(schema: GenericSchema): readonly GenericSchema[] {
  const { row, strict, like, pipe = [], wrapped, item, options = [] } = schema as GenericSchema & Shape;
  return [row, strict, like, wrapped, item, ...pipe, ...options].filter(
    (one): one is GenericSchema => typeof one === 'object' && one.kind === 'schema' && one !== schema,
  );
}

/** The entries of the objects in a schema. */
function entriesIn(schema: GenericSchema): readonly (readonly [string, GenericSchema])[] {
  const { entries } = schema as GenericSchema & Shape;
  return entries === undefined ? partsOf(schema).flatMap(entriesIn) : Object.entries(entries);
}

/** What a field is, whatever else it may be instead, such as a word for an amount that is not known. */
function kindOf(schema: GenericSchema): Kind | undefined {
  const own = kinds.get(markOf(schema));
  if (own !== undefined) return own;
  return partsOf(schema)
    .map(kindOf)
    .find((kind) => kind !== undefined);
}

function visit(schema: GenericSchema, found: Map<string, Set<string>>): void {
  for (const [name, field] of entriesIn(schema)) {
    const kind = entriesIn(field).length > 0 ? undefined : kindOf(field);
    found.set(name, (found.get(name) ?? new Set<string>()).add(kind ?? 'other'));
    visit(field, found);
  }
}

/** The fields of answers that are money, times or flags, in every call that has them. */
export function answerFields(): Readonly<Record<Kind, readonly string[]>> {
  const found = new Map<string, Set<string>>();
  for (const { answer } of allEndpoints) visit(answer, found);
  const of = (kind: Kind) => [...found].filter(([, all]) => all.size === 1 && all.has(kind)).map(([name]) => name);
  return { money: of('money'), time: of('time'), flag: of('flag') };
}

/** The paths of the calls that are answered with a page of a long list. */
export function pagePaths(): ReadonlySet<string> {
  return new Set(
    allEndpoints.filter(({ answer }) => (answer as GenericSchema & Shape).row !== undefined).map(({ path }) => path),
  );
}
