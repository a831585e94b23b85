import { existsSync, readFileSync } from 'node:fs';

/**
 * The source map of a built script that is embedded in a larger file after this many lines; undefined if it was built without a
 * map.
 */
export function builtMap(script: string, file: string, linesBefore: number): string | undefined {
  if (!existsSync(`${script}.map`)) return undefined;
  const { mappings, ...parts } = JSON.parse(readFileSync(`${script}.map`, 'utf8')) as { readonly mappings: string };
  return JSON.stringify({ ...parts, file, mappings: ';'.repeat(linesBefore) + mappings });
}
