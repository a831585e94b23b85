import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const commented = /\/\*\*((?:(?!\*\/).)+)\*\/\nexport const (\w+) = defineEndpoint\(/gs;

/**
 * The comment above each endpoint, by the call's name. It is read from the sources, because a field in the declaration would be
 * part of the players' bundles.
 */
export function readDescriptions(root: string): ReadonlyMap<string, string> {
  const folder = path.join(root, 'packages/api-client/src/endpoints');
  const sources = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return new Map(
    sources.flatMap((source) =>
      [...source.matchAll(commented)].map(
        ([, text = '', name = '']) => [name, text.replaceAll(/\s*\n \*\s*/g, ' ').trim()] as const,
      ),
    ),
  );
}
