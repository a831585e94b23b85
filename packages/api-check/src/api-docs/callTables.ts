import type { Endpoint } from '@parlour/api-client';
import { allEndpoints, groups } from '@parlour/api-client/endpoints/all';
import type { JsonSchema } from '@valibot/to-json-schema';
import { schemaOf } from './jsonSchema';

const END = '<!-- end -->';

type Descriptions = ReadonlyMap<string, string>;

/** The document with the table of each group of calls between `<!-- calls: group -->` and `<!-- end -->`. */
export function withCallTables(document: string, descriptions: Descriptions): string {
  return Object.entries(groups).reduce((text, [name, group]) => {
    const calls = allEndpoints.filter((endpoint) => endpoint.name in group);
    return replaceBetween(text, `<!-- calls: ${name} -->`, tableOf(calls, descriptions));
  }, document);
}

/** Replaces what is between a mark and the next `<!-- end -->`. */
export function replaceBetween(document: string, start: string, content: string): string {
  const [before, rest] = split(document, start);
  const [, after] = split(rest, END);
  return `${before}${start}\n\n${content}\n\n${END}${after}`;
}

function split(text: string, mark: string): readonly [before: string, after: string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`the document has no ${mark}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/** The calls as a Markdown table; required fields of an answer are bold. */
export function tableOf(calls: readonly Endpoint[], descriptions: Descriptions): string {
  const rows = calls.map((endpoint) => {
    const { method, path, movesMoney, encoding, name, timeoutMs } = endpoint;
    const sends = formOf(schemaOf(endpoint.request), (field, isRequired) => (isRequired ? field : `optional ${field}`));
    const reads = formOf(schemaOf(endpoint.answer), (field, isRequired) => (isRequired ? `**${field}**` : field));
    const notes = [descriptions.get(name), timeoutMs && `Timeout ${timeoutMs / 1000} s.`].filter(Boolean).join(' ');
    const cells = [
      `\`${method} ${path}\`${movesMoney ? ', money' : ''}`,
      encoding === 'multipart' ? `a form with ${sends}` : sends,
      reads,
      notes,
    ];
    return `| ${cells.join(' | ')} |`.replaceAll('  ', ' ');
  });
  return ['| Call | Sends | Reads | Notes |', '|---|---|---|---|', ...rows].join('\n');
}

type Mark = (field: string, isRequired: boolean) => string;

/**
 * The fields of an object, or of the rows of a list or page. If an answer has several forms, those of the first, which is
 * recommended.
 */
function formOf(schema: JsonSchema, mark: Mark): string {
  if (schema.oneOf) return schema.oneOf.map((one) => formOf(asSchema(one), mark)).join('; or ');
  if (schema.anyOf) return formOf(asSchema(schema.anyOf[0]), mark);
  if (schema.type === 'array') return `a list of ${formOf(asSchema(schema.items), mark) || 'strings'}`;
  const { properties = {}, required = [] } = schema;
  if ('last_page' in properties) return formOf(asSchema(properties['data']), mark).replace('a list', 'a page');
  return Object.entries(properties)
    .map(([name, one]) => {
      const field = asSchema(one);
      const inner = formOf(field, mark);
      return [mark(`\`${name}\``, required.includes(name)), valuesOf(field), inner && `(${inner})`].filter(Boolean).join(' ');
    })
    .join(', ');
}

function asSchema(schema: JsonSchema['items']): JsonSchema {
  return typeof schema === 'object' && !Array.isArray(schema) ? schema : {};
}

/** The values that a field may have, where they are few. */
function valuesOf(field: JsonSchema): string {
  const values = [...(field.enum ?? []), field.const].filter((value) => value !== undefined);
  // Every list may also be null, which the document says once for all of them.
  const [first, ...others] = (field.anyOf ?? []).map(asSchema);
  const isNullable = first?.type !== 'array' && others.some(({ type }) => type === 'null');
  return [
    ...values.map((value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``),
    ...(isNullable ? ['or `null`'] : []),
  ].join(' ');
}
