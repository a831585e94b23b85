import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { findAbove } from './files';

/**
 * The installed packages, as `name@version`, with the hash that the lockfile of pnpm, npm or Yarn 1 knows each by. Empty when the lockfile
 * names none, as that of later Yarns.
 */
export function installedIntegrities(folder: string): ReadonlyMap<string, string> {
  for (const [name, read] of readers) {
    const file = findAbove(folder, name);
    if (file !== undefined) return new Map(read(readFileSync(file, 'utf8')));
  }
  return new Map();
}

type Entries = readonly (readonly [string, string])[];

const readers: readonly (readonly [string, (text: string) => Entries])[] = [
  ['pnpm-lock.yaml', readPnpm],
  ['package-lock.json', readNpm],
  ['yarn.lock', readYarn],
];

function readPnpm(text: string): Entries {
  const packages = text.slice(text.indexOf('\npackages:\n'), text.indexOf('\nsnapshots:\n'));
  const found = packages.matchAll(/^ {2}'?([^'\s]+@[^'\s:]+)'?:\n {4}resolution: \{integrity: ([^,}]+)/gm);
  return [...found].map(([, name = '', integrity = '']) => [name, integrity]);
}

const npmLock = v.object({
  packages: v.record(v.string(), v.object({ version: v.optional(v.string()), integrity: v.optional(v.string()) })),
});

function readNpm(text: string): Entries {
  const { packages } = v.parse(npmLock, JSON.parse(text));
  return Object.entries(packages).flatMap(([place, { version = '', integrity }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return integrity === undefined ? [] : [[`${name}@${version}`, integrity] as const];
  });
}

function readYarn(text: string): Entries {
  const found = text.matchAll(/^"?(@?[^@"\n]+)@.*:\n {2}version "([^"]+)"\n(?: {2}resolved .*\n)? {2}integrity (\S+)/gm);
  return [...found].map(([, name, version, integrity = '']) => [`${name}@${version}`, integrity]);
}
