import type { JsonSchema } from '@valibot/to-json-schema';
import { formToSend } from './parts';

type Sub = JsonSchema | boolean;

/**
 * The form to send of what the site reads: of several forms the first, no `null` where a field may be left out, and no defaults, which
 * tools take for fields that are always there.
 */
export function recommended(schema: JsonSchema): JsonSchema {
  const { $ref, anyOf, oneOf, items, properties, required = [], default: _default, ...rest } = schema;
  if ($ref !== undefined) return formToSend[$ref.split('/').at(-1) ?? ''] ?? { $ref };
  if (anyOf) return oneOfThem(anyOf.map(asSchema));
  if (oneOf) return { ...rest, oneOf: oneOf.map((one) => recommended(asSchema(one))) };
  return {
    ...rest,
    ...(items !== undefined && { items: recommended(asSchema(items as Sub)) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => {
          const field = recommended(asSchema(one));
          return [name, required.includes(name) ? field : withoutNull(field)];
        }),
      ),
      ...(required.length > 0 && { required }),
    }),
  };
}

/** A list where one is among the forms, then a named part, then an object; `null` stays beside it. */
function oneOfThem(forms: readonly JsonSchema[]): JsonSchema {
  const isNull = ({ type }: JsonSchema) => type === 'null';
  const found =
    forms.find(({ type }) => type === 'array') ??
    forms.find(({ $ref }) => $ref !== undefined) ??
    forms.find((one) => !isNull(one));
  const isWritten = forms.every(({ type }) => type === 'string' || type === 'number' || type === 'null');
  const form: JsonSchema = isWritten ? { anyOf: forms.filter((one) => !isNull(one)) } : recommended(found ?? {});
  // Where a player may want none of a sum, nothing is typed.
  const isEmptyToo = forms.some((one) => one.const === '') && form.$ref?.endsWith('/Amount');
  const more = forms.filter((one) => (isNull(one) && form.type !== 'array') || (isEmptyToo && one.const === ''));
  return more.length === 0 ? form : { anyOf: [form, ...more] };
}

function withoutNull(schema: JsonSchema): JsonSchema {
  const left = (schema.anyOf ?? []).map(asSchema).filter(({ type }) => type !== 'null');
  return left.length === 1 ? (left[0] ?? schema) : schema;
}

function asSchema(schema: Sub): JsonSchema {
  return typeof schema === 'object' ? schema : {};
}
