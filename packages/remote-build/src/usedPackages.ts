import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installedIntegrities } from './lockfile';

export interface UsedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly integrity?: string;
}

/**
 * The packages that modules come from, as the content of `packages.json`: with their licences and the hashes that the lockfile knows
 * them by. `folder` is the app's, with the lockfile in it or above; `others` are added.
 */
export function usedPackages(modules: Iterable<string>, folder: string, others: readonly UsedPackage[] = []): string {
  const integrities = installedIntegrities(folder);
  const folders = new Set([...modules].flatMap((file) => packageAbove(file) ?? []));
  const all = [...others, ...[...folders].map((one) => described(one, integrities))];
  const found = new Map(all.map((one) => [`${one.name}@${one.version}`, one]));
  return JSON.stringify([...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one));
}

/** The folder of the package that a file belongs to; files beside it like `dist/esm/package.json` name none. */
function packageAbove(file: string): string | undefined {
  for (let folder = path.dirname(file.replace(/[?|].*/s, '')); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'package.json');
    if (existsSync(manifest) && readPackage(folder).name !== undefined && readPackage(folder).version !== undefined)
      return folder;
  }
  return undefined;
}

function described(folder: string, integrities: ReadonlyMap<string, string>): UsedPackage {
  const { name = '', version = '', license } = readPackage(folder);
  const integrity = integrities.get(`${name}@${version}`);
  return { name, version, licence: license ?? 'UNLICENSED', ...(integrity === undefined ? {} : { integrity }) };
}

function readPackage(folder: string): { readonly name?: string; readonly version?: string; readonly license?: string } {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}
