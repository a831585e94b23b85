import { readFileSync } from 'node:fs';

/** The packages of a lockfile, as `name@version`, with the hash that each is known by. */
export function integritiesIn(file: string): ReadonlyMap<string, string> {
  const text = readFileSync(file, 'utf8');
  const packages = text.slice(text.indexOf('\npackages:\n'), text.indexOf('\nsnapshots:\n'));
  const found = packages.matchAll(/^ {2}'?([^'\s]+@[^'\s:]+)'?:\n {4}resolution: \{integrity: ([^,}]+)/gm);
  return new Map([...found].map(([, name = '', integrity = '']) => [name, integrity]));
}
