import { createHash } from 'node:crypto';
import type { JsonSchema } from '@valibot/to-json-schema';

/** The forms of a value: `string`, `Card[]`, `0 | 1`. */
export type Form = string;
/** The separator of forms; patterns contain bars without spaces. */
export const OR = ' | ';
/** The fields of an object; the names of optional ones end with `?`. */
export type Fields = Readonly<Record<string, Form>>;

/** A call as far as a backend depends on it. */
export interface Call {
  readonly at: string;
  readonly sends: Form | Fields;
  readonly answers: Form;
  readonly isOptional?: true;
}

/** The parts of a version of the document that backends depend on. */
export interface Contract {
  readonly version: string;
  /** Hash of the whole document except for its version. */
  readonly sha256: string;
  readonly calls: Readonly<Record<string, Call>>;
  readonly models: Readonly<Record<string, Form | Fields>>;
}

/** Reads the contract from an OpenAPI document of this site. */
export function contractOf(document: string): Contract {
  const { info, paths, components, ...rest } = JSON.parse(document);
  const { version, ...about } = info;
  const calls = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, ways]) =>
    Object.entries(ways).map(([method, operation]) => [
      operation.operationId,
      callOf(`${method.toUpperCase()} ${path}`, operation),
    ]),
  );
  const models = Object.entries(components.schemas as Record<string, JsonSchema>).map(([name, one]) => [
    name,
    one.properties ? fieldsOf(one.properties as Record<string, JsonSchema>, one.required ?? []) : formOf(one),
  ]);
  return {
    version,
    sha256: createHash('sha256')
      .update(JSON.stringify([about, paths, components, rest]))
      .digest('hex'),
    calls: Object.fromEntries(calls),
    models: Object.fromEntries(models),
  };
}

interface Operation {
  readonly operationId: string;
  readonly 'x-optional'?: boolean;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } } };
}

function callOf(at: string, { parameters = [], requestBody, responses, 'x-optional': isOptional }: Operation): Call {
  const [body] = Object.values(requestBody?.content ?? {});
  const query = parameters.filter((one) => one.in === 'query');
  const fields = Object.fromEntries(query.map(({ name, schema }) => [name, schema]));
  const required = query.flatMap((one) => (one.required ? [one.name] : []));
  return {
    at,
    sends: body ? formOf(body.schema) : fieldsOf(fields, required),
    answers: formOf(responses[200].content['application/json'].schema),
    ...(isOptional && { isOptional }),
  };
}

function fieldsOf(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): Fields {
  return Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [required.includes(name) ? name : `${name}?`, formOf(one)]),
  );
}

function formOf(schema: JsonSchema): Form {
  const { $ref, anyOf, oneOf, enum: values, items, type = 'any', description: _, examples: _examples, ...limits } = schema;
  if ($ref !== undefined) return $ref.split('/').at(-1) ?? $ref;
  if ('const' in schema) return JSON.stringify(schema.const);
  const forms = (anyOf ?? oneOf)?.map((one) => formOf(one as JsonSchema)) ?? values?.map((value) => JSON.stringify(value));
  if (forms) return forms.join(OR);
  if (items !== undefined) return `${formOf(items as JsonSchema)}[]`;
  const words = Object.entries(limits).map(
    ([name, limit]) => ` ${name} ${typeof limit === 'string' ? limit : JSON.stringify(limit)}`,
  );
  return `${String(type)}${words.join('')}`;
}
