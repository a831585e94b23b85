import * as v from 'valibot';

/** What a schema is made of. */
interface Shape {
  readonly type: string;
  /** A named schema that takes the same, and is described in its place. */
  readonly like?: v.GenericSchema;
  readonly kind: string;
  readonly pipe?: readonly (v.GenericSchema | { readonly kind: string })[];
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  /** Of a union schemas, of a list of values the values. */
  readonly options?: readonly (v.GenericSchema | string | number)[];
}

/** Schemas that have a name of their own, found by what their copies (such as those with a fallback) share with them. */
export type Names = ReadonlyMap<unknown, v.GenericSchema>;

/** By what a schema is known again: its pipe, else itself. */
export const markOf = (schema: v.GenericSchema): unknown => (schema as unknown as Shape).pipe ?? schema;

/**
 * The schema as it can be described: rows are in their lists, and what an answer may lack is optional. For descriptions only; it
 * does not parse anything.
 */
export function describable(schema: v.GenericSchema, names: Names): v.GenericSchema {
  const shape = schema as unknown as Shape;
  const known = names.get(markOf(shape.like ?? schema)) ?? asItComes(shape, names);
  if (known !== undefined) return known;
  const oneForm = oneFormOf(shape);
  if (oneForm !== undefined) return describable(oneForm, names);
  const { pipe, entries, item, wrapped, value, options } = shape;
  const inner = (one: v.GenericSchema) => describable(one, names);
  const copy = {
    ...shape,
    ...(pipe && { pipe: pipe.map((one) => (isSchema(one) ? inner(one) : one)) }),
    ...(entries && { entries: fieldsOf(entries, inner) }),
    ...(item && { item: inner(item) }),
    ...(wrapped && { wrapped: inner(wrapped) }),
    ...(value && { value: inner(value) }),
    ...(options && { options: options.map((one) => (typeof one === 'object' ? inner(one) : one)) }),
  };
  return copy as unknown as v.GenericSchema;
}

const isSchema = (one: { readonly kind: string }): one is v.GenericSchema => one.kind === 'schema';

/** Where code normalises any input into one form, that form: it is the one to send. */
function oneFormOf({ pipe = [] }: Shape): v.GenericSchema | undefined {
  const [first, ...more] = pipe;
  return first !== undefined && isSchema(first) && first.type === 'unknown' ? more.find(isSchema) : undefined;
}

/** A named part that is only transformed further: it is sent as the part is. */
function asItComes({ pipe = [] }: Shape, names: Names): v.GenericSchema | undefined {
  const [first] = pipe;
  const known = first && names.get(markOf(first as v.GenericSchema));
  const isTransformed = (known as Shape | undefined)?.pipe?.some(({ kind }) => kind === 'transformation');
  return isTransformed ? known : undefined;
}

function fieldsOf(entries: Readonly<Record<string, v.GenericSchema>>, inner: (field: v.GenericSchema) => v.GenericSchema) {
  return Object.fromEntries(
    Object.entries(entries).map(([name, field]) => {
      const isTolerated = v.safeParse(v.object({ [name]: field }), {}).success;
      return [name, isTolerated ? { ...v.optional(v.unknown()), wrapped: inner(field) } : inner(field)];
    }),
  );
}
