import type { JsonSchema } from '@valibot/to-json-schema';
import { formToSend } from './parts';

type Sub = JsonSchema | boolean;

/**
 * The recommended form of what the site reads: the first of several forms, no `null` for optional fields, and no defaults,
 * because tools assume that fields with a default are always present.
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

/** Chooses a list if one is among the forms, then a named part, then an object; `null` stays an alternative. */
function oneOfThem(forms: readonly JsonSchema[]): JsonSchema {
  const isNull = ({ type }: JsonSchema) => type === 'null';
  const found =
    forms.find(({ type }) => type === 'array') ??
    forms.find(({ $ref }) => $ref !== undefined) ??
    forms.find((one) => !isNull(one));
  const isWritten = forms.every(({ type }) => type === 'string' || type === 'number' || type === 'null');
  const form: JsonSchema = isWritten ? { anyOf: forms.filter((one) => !isNull(one)) } : recommended(found ?? {});
  // If a player can leave a sum empty, it is sent as an empty text.
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
