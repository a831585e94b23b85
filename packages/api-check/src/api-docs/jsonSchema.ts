import * as parts from '@parlour/api-client/schema';
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { describable, markOf } from './describable';

/** What requests and answers are made of; `formToSend` in parts.ts has the form of each that a backend sends. */
const definitions: Readonly<Record<string, GenericSchema>> = {
  Money: parts.money,
  MoneyOrZero: parts.moneyOrZero,
  Number: parts.numeric,
  NumberOrZero: parts.numericOrZero,
  Flag: parts.flag,
  FlagOrNo: parts.flagOrNo,
  Moment: parts.moment,
  State: parts.state,
  Text: parts.text,
  Id: parts.id,
  Amount: parts.amount,
  PageNumber: parts.pageNumber,
  DateFilter: parts.dateFilter,
  Typed: parts.typed,
};
const names = new Map(Object.values(definitions).map((schema) => [markOf(schema), schema]));

const common: ConversionConfig = {
  target: 'draft-2020-12',
  // JSON Schema cannot express everything, such as a check by code; that is left out.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema.type === 'blob') return { type: 'string', contentMediaType: 'application/octet-stream' };
    return jsonSchema.anyOf === undefined ? undefined : { ...jsonSchema, anyOf: waysIn(jsonSchema.anyOf) };
  },
};

/** The alternatives of nested unions, without duplicates. */
function waysIn(all: readonly (JsonSchema | boolean)[]): (JsonSchema | boolean)[] {
  const flat = all.flatMap((one) => (typeof one === 'object' && Object.keys(one).join() === 'anyOf' ? (one.anyOf ?? []) : [one]));
  return [...new Map(flat.map((one) => [JSON.stringify(one), one])).values()];
}

/** JSON Schema of what the site reads for a schema, with every form that it tolerates; named parts are references. */
export function schemaOf(schema: GenericSchema): JsonSchema {
  const converted = toJsonSchema(describable(schema, names), { ...common, typeMode: 'input', definitions });
  const { $schema: _draft, $defs: _named, ...rest } = converted;
  return rest;
}
