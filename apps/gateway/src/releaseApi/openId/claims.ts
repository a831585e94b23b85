const LONGEST_NAME = 60;

type Claims = Readonly<Record<string, unknown>>;

/** The groups in the claims of a person: a list, or one; undefined when there is no such claim. */
export function groupsIn(claims: Claims, claim: string): readonly string[] | undefined {
  const value = claims[claim];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
}

/** The first name in the claims of a person, without characters that do not show. */
export function nameIn(claims: Claims, names: readonly string[]): string | undefined {
  return names
    .map((name) => claims[name])
    .filter((value) => typeof value === 'string')
    .map((value) => [...value.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, LONGEST_NAME).join(''))
    .find((value) => value !== '');
}
