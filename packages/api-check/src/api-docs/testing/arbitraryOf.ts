import type { JsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';

type Schemas = Readonly<Record<string, JsonSchema>>;

/** Values of every form that a schema of the document allows; `schemas` are its named ones. */
export function arbitraryOf(schema: JsonSchema, schemas: Schemas): fc.Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, enum: values } = schema;
  if ($ref !== undefined) return arbitraryOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  if ('const' in schema) return fc.constant(schema.const);
  if (values) return fc.constantFrom(...values);
  const forms = anyOf ?? oneOf;
  if (forms) return fc.oneof(...forms.map((form) => arbitraryOf(form as JsonSchema, schemas)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, schemas);
    case 'array':
      return fc.array(arbitraryOf(schema.items as JsonSchema, schemas), { maxLength: 3 });
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1e15, max: 1e15 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e15, max: schema.maximum ?? 1e15, noNaN: true });
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, schemas: Schemas) {
  const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, arbitraryOf(field as JsonSchema, schemas)]),
  );
  return fc.record(fields, { requiredKeys: [...required] });
}

function textOf({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  if (format === 'date')
    return fc.date({ min: new Date(0), max: new Date('2100'), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  return fc.string({ minLength, maxLength, unit: 'binary' });
}
