import { plainOf } from '@parlour/dialect/translate';
import type { Recorded } from './translatingProxy';

export type Fields = Readonly<Record<string, unknown>>;

/** An answer that is an object, parsed. */
export type Answered = Recorded & { readonly answer: Fields };

/** What is inside the envelope of an answer. */
export interface Inside {
  readonly path: string;
  readonly data: unknown;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The answers among them that are objects. */
export function parsedAnswers(recorded: readonly Recorded[]): readonly Answered[] {
  return recorded.flatMap((one) => {
    const answer = parsed(one.text);
    return isFields(answer) ? [{ ...one, answer }] : [];
  });
}

/** The values of fields with these names, at any depth. */
export function valuesIn(inside: readonly Inside[], names: readonly string[]): ReadonlyMap<string, readonly unknown[]> {
  const wanted = new Set(names);
  const found = new Map<string, unknown[]>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isFields(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      if (wanted.has(name)) found.set(name, [...(found.get(name) ?? []), inner]);
      else visit(inner);
    }
  };
  for (const { data } of inside) visit(data);
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => plainOf(value));
  } catch {
    return undefined;
  }
}
