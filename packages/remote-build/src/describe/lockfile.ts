import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { findAbove } from './files';

/**
 * The installed packages, as `name@version`, with their hashes in the lockfile of pnpm, npm or Yarn 1. Empty when the lockfile
 * has no such hashes, like that of later Yarns.
 */
export function installedIntegrities(folder: string): ReadonlyMap<string, string> {
  const lockfiles = readers.flatMap(([name, read]) => {
    const file = findAbove(folder, name);
    return file === undefined ? [] : [{ file, read }];
  });
  // In a monorepo the nearest lockfile belongs to the tool that installed.
  const [nearest] = lockfiles.sort((one, other) => path.dirname(other.file).length - path.dirname(one.file).length);
  if (nearest === undefined) return new Map();
  return new Map(nearest.read(readFileSync(nearest.file, 'utf8').replaceAll('\r\n', '\n')));
}

type Entries = readonly (readonly [string, string])[];

const readers: readonly (readonly [string, (text: string) => Entries])[] = [
  ['pnpm-lock.yaml', readPnpm],
  ['package-lock.json', readNpm],
  ['yarn.lock', readYarn],
];

function readPnpm(text: string): Entries {
  const packages = text.slice(text.indexOf('\npackages:\n'), text.indexOf('\nsnapshots:\n'));
  // Before version 9 entries begin with a slash, and end with the peer dependencies.
  const matches = packages.matchAll(/^ {2}'?\/?([^'\s(]+@[^'\s:(]+)[^'\s:]*'?:\n {4}resolution: \{integrity: ([^,}]+)/gm);
  return [...matches].map(([, name = '', integrity = '']) => [name, integrity]);
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
  const matches = text.matchAll(/^"?(@?[^@"\n]+)@.*:\n {2}version "([^"]+)"\n(?: {2}resolved .*\n)? {2}integrity (\S+)/gm);
  return [...matches].map(([, name, version, integrity = '']) => [`${name}@${version}`, integrity]);
}
