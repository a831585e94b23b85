import type { JsonSchema } from '@valibot/to-json-schema';
import { modelDetails } from './modelDetails';
import { modelNames } from './modelNames';
import { refTo } from './parts';

type Fields = Readonly<Record<string, JsonSchema>>;

/** Collects the named models of a document. */
export interface Models {
  /**
   * The schema with every object in it replaced by a reference to a model. `place` is where it is, such as `getPayInfo` or
   * `LogInRequest`; an object without a name in `modelNames.ts` is an error, unless its place is its name.
   */
  refer(schema: JsonSchema, place: string): JsonSchema;
  /** Adds a model that is written by hand; returns the reference to it. */
  add(name: string, schema: JsonSchema): JsonSchema;
  /** Every model by its name. */
  all(): Fields;
}

/** Creates an empty collection. */
export function createModels(): Models {
  const models = new Map<string, JsonSchema>();

  function add(name: string, schema: JsonSchema): JsonSchema {
    const known = models.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`two models are called ${name}: name one of them otherwise in modelNames.ts`);
    models.set(name, schema);
    return refTo(name);
  }

  function addObject(schema: JsonSchema, place: string): JsonSchema {
    const name = nameAt(place, schema);
    const { about, required = [], fields = {}, either } = modelDetails[name] ?? {};
    const isPage = 'last_page' in (schema.properties ?? {});
    const properties = { ...fieldsOf(schema, place), ...(isPage ? paging : fields) };
    const needed = isPage ? Object.keys(properties) : [...new Set([...(schema.required ?? []), ...required])];
    const odd = [...needed, ...Object.keys(fields)].filter((field) => !(field in (schema.properties ?? {})));
    if (odd.length > 0) throw new Error(`${name} has no ${odd.join(', ')}`);
    const described = about === undefined ? {} : { description: about };
    const objectWith = (more: readonly string[]): JsonSchema => {
      const names = [...needed, ...more];
      return { type: 'object', properties, ...(names.length > 0 && { required: names }) };
    };
    if (either === undefined) return add(name, { ...described, ...objectWith([]) });
    return add(name, { ...described, anyOf: Object.entries(either).map(([one, field]) => add(one, objectWith([field]))) });
  }

  const fieldsOf = ({ properties = {} }: JsonSchema, place: string): Fields =>
    Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, refer(asSchema(one), `${place}.${name}`)]));

  function refer(schema: JsonSchema, place: string): JsonSchema {
    const { properties, items, anyOf, oneOf } = schema;
    if (properties) return addObject(schema, place);
    if (items !== undefined) return { ...schema, items: refer(asSchema(items), `${place}[]`) };
    if (anyOf) return { ...schema, anyOf: anyOf.map((one) => refer(asSchema(one), place)) };
    if (oneOf) return { ...schema, oneOf: oneOf.map((one) => refer(asSchema(one), `${place}.${firstConst(asSchema(one))}`)) };
    return schema;
  }

  return { refer, add, all: () => Object.fromEntries([...models].sort(([one], [other]) => (one < other ? -1 : 1))) };
}

const paging: Fields = {
  total: { type: 'integer', minimum: 0, description: 'Rows of all pages.' },
  last_page: { type: 'integer', minimum: 1, description: 'Counts from 1.' },
};

function nameAt(place: string, { properties = {} }: JsonSchema): string {
  const rows = 'last_page' in properties ? modelNames[`${place}.data[]`] : undefined;
  const name = rows === undefined ? (modelNames[place] ?? (/^\w+Request$/.test(place) ? place : undefined)) : `${rows}Page`;
  if (name === undefined) throw new Error(`the object at ${place} has no name in modelNames.ts`);
  return name;
}

/** The field that distinguishes the forms of a request. */
function firstConst({ properties = {} }: JsonSchema): string {
  const [value] = Object.values(properties).map((one) => asSchema(one).const);
  return typeof value === 'string' ? value : '';
}

function asSchema(schema: JsonSchema['items']): JsonSchema {
  return typeof schema === 'object' && !Array.isArray(schema) ? schema : {};
}
