import * as v from 'valibot';

/** What a schema is made of. */
interface Shape {
  readonly type: string;
  /** A named schema that accepts the same values and is described instead. */
  readonly like?: v.GenericSchema;
  readonly kind: string;
  readonly pipe?: readonly (v.GenericSchema | { readonly kind: string })[];
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  /** For a union the schemas, for a list of values the values. */
  readonly options?: readonly (v.GenericSchema | string | number)[];
}

/** Named schemas, found by an identity that they share with their copies (such as those with a fallback). */
export type Names = ReadonlyMap<unknown, v.GenericSchema>;

/** The identity of a schema: its pipe, or else itself. */
export const markOf = (schema: v.GenericSchema): unknown => (schema as unknown as Shape).pipe ?? schema;

/**
 * The schema in a form that can be described: lists have their row schema, and fields that an answer may lack are optional. It is
 * only for descriptions and cannot parse.
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

/** If code normalises several forms into one, that form is described, because it is the one to send. */
function oneFormOf({ pipe = [] }: Shape): v.GenericSchema | undefined {
  const [first, ...more] = pipe;
  return first !== undefined && isSchema(first) && first.type === 'unknown' ? more.find(isSchema) : undefined;
}

/** If a named part is only transformed further, the part is described, because it is what is sent. */
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
