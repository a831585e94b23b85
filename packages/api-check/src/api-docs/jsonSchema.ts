import * as parts from '@parlour/api-client/schema';
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { describable, markOf } from './describable';

interface Named {
  readonly schema: GenericSchema;
  /** What the schema itself does not describe, such as the format of a text that a transformation reads. */
  readonly said: JsonSchema;
}

const part = (schema: GenericSchema, description: string, said: JsonSchema = {}): Named => ({
  schema,
  said: { description, ...said },
});

/** What requests and answers are made of. */
const named: Readonly<Record<string, Named>> = {
  Money: part(parts.money, 'A decimal in yuan, or in USDT where that is said: a number, or a string such as "1,204.50".', {
    pattern: '^\\s*([+-]?(\\d[\\d,]*(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d{1,3})?)?\\s*$',
  }),
  MoneyOrZero: part(parts.moneyOrZero, 'Money; 0 when it is not there.'),
  Number: part(parts.numeric, 'A number, or a string that is one.', { pattern: '^-?\\d+(\\.\\d+)?$' }),
  NumberOrZero: part(parts.numericOrZero, 'A number, or a string that is one; 0 when it is not there.'),
  Flag: part(parts.flag, 'Yes or no.'),
  FlagOrNo: part(parts.flagOrNo, 'Yes or no; no when it is not there.'),
  Moment: part(parts.moment, 'A time: `YYYY-MM-DD HH:mm:ss` in Beijing, ISO 8601 with a zone, or Unix time.'),
  State: part(parts.state, 'A state of section 4, as a number or a string that is one; unknown when it is not there.'),
  Text: part(parts.text, 'Text; empty when it is not there.'),
  Id: part(parts.id, 'Identifies something, as a string or a number.', { minLength: 1 }),
  Amount: part(parts.amount, 'A sum that a player asks for: above zero, with at most two decimals.', {
    pattern: '^\\d{1,12}(\\.\\d{1,2})?$',
  }),
  PageNumber: part(parts.pageNumber, 'Counts from 1.', { pattern: '^[1-9]\\d*$' }),
  DateFilter: part(parts.dateFilter, 'How far a list looks back: 1 today, 2 the last 7 days, 3 the last 15, 4 the last 30.', {
    pattern: '^[1-4]$',
  }),
  Typed: part(parts.typed, 'What a player typed.'),
};

const definitions: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  Object.entries(named).map(([name, { schema }]) => [name, schema]),
);
const names = new Map(Object.values(definitions).map((schema) => [markOf(schema), schema]));

const common: ConversionConfig = {
  target: 'draft-2020-12',
  // What JSON Schema cannot express, such as a check by code, is left out of it.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema.type === 'blob') return { type: 'string', contentMediaType: 'application/octet-stream' };
    return jsonSchema.anyOf === undefined ? undefined : { ...jsonSchema, anyOf: waysIn(jsonSchema.anyOf) };
  },
};

/** Each way to be right once, also those of unions in unions. */
function waysIn(all: readonly (JsonSchema | boolean)[]): (JsonSchema | boolean)[] {
  const flat = all.flatMap((one) => (typeof one === 'object' && Object.keys(one).join() === 'anyOf' ? (one.anyOf ?? []) : [one]));
  return [...new Map(flat.map((one) => [JSON.stringify(one), one])).values()];
}

/** JSON Schemas of the named parts, for `#/components/schemas`. */
export function namedSchemas(): Readonly<Record<string, JsonSchema>> {
  const converted = toJsonSchemaDefs(definitions, { ...common, typeMode: 'input' });
  return Object.fromEntries(Object.entries(named).map(([name, { said }]) => [name, { ...converted[name], ...said }]));
}

/** JSON Schema of what may be sent for a schema, before it is read; named parts are references. */
export function schemaOf(schema: GenericSchema): JsonSchema {
  const converted = toJsonSchema(describable(schema, names), { ...common, typeMode: 'input', definitions });
  const { $schema: _draft, $defs: _named, ...rest } = converted;
  return rest;
}
