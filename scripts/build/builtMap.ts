import { existsSync, readFileSync } from 'node:fs';

/** The source map of a built script as that of a larger file, in which so many lines stand before it; undefined if it was built without one. */
export function builtMap(script: string, file: string, linesBefore: number): string | undefined {
  if (!existsSync(`${script}.map`)) return undefined;
  const { mappings, ...parts } = JSON.parse(readFileSync(`${script}.map`, 'utf8')) as { readonly mappings: string };
  return JSON.stringify({ ...parts, file, mappings: ';'.repeat(linesBefore) + mappings });
}
