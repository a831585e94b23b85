import fc from 'fast-check';
import type * as v from 'valibot';

/** What a schema of valibot shows of itself; only of what endpoints are declared with. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Shape;
  readonly pipe?: readonly Shape[];
  readonly literal?: unknown;
}

/** Makes requests that a schema could be sent: the shape is right or nearly, and any text may be one of `texts`. */
export function requestsOf(schema: v.GenericSchema, texts: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return valuesOf(schema, texts);
}

function valuesOf(shape: Shape, texts: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const { type, entries, options = [], wrapped, pipe } = shape;
  if (entries !== undefined) {
    return fc.record(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, valuesOf(entry, texts)])));
  }
  if (type === 'optional' || type === 'nullable') {
    return wrapped === undefined ? texts : fc.option(valuesOf(wrapped, texts), { nil: undefined });
  }
  if (type === 'union' || type === 'variant') return fc.oneof(...(options as Shape[]).map((one) => valuesOf(one, texts)));
  // What is picked is mostly one of what there is, or the request would end right here.
  if (type === 'literal') return often(fc.constant(shape.literal), texts);
  const picked = pipe?.find((one) => one.type === 'picklist');
  if (type === 'picklist') return often(fc.constantFrom(...options), texts);
  if (picked?.options !== undefined) return often(fc.constantFrom(...picked.options), texts);
  const number = fc.oneof(fc.integer(), fc.double(), texts);
  return type === 'number' ? often(fc.integer({ min: 1, max: 9 }), number) : fc.oneof(texts, texts, number);
}

function often(usual: fc.Arbitrary<unknown>, odd: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: usual, weight: 9 }, { arbitrary: odd, weight: 1 });
}
