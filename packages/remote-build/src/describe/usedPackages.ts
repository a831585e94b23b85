import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installedIntegrities } from './lockfile';

export interface UsedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly integrity?: string;
}

/** The third-party licences for players; the file is published with the release. */
export const NOTICES = 'third-party.txt';
const PACKAGES = 'packages.json';
const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i;
const FONT = /\.woff2?$/;
/** A stateless part of React that code of the React Compiler imports; like all code it uses the page's React. */
const OF_SINGLETON = /[\\/]node_modules[\\/]react[\\/](?:cjs[\\/]react-)?compiler-runtime[.\w]*\.js$/;
const SECTION = `\n${'-'.repeat(80)}\n\n`;

/**
 * What a build records about the packages in it: `packages.json`, with their licences and their hashes in the lockfile, and the
 * licence texts. `folder` is the app's, with the lockfile in it or above; the records of an earlier build in the folder `earlier`
 * are added.
 */
export function packageFiles(modules: Iterable<string>, folder: string, earlier?: string): Readonly<Record<string, string>> {
  const integrities = installedIntegrities(folder);
  const files = [...modules].filter((file) => !OF_SINGLETON.test(file));
  const folders = [...new Set(files.flatMap((file) => packageAbove(file) ?? []))];
  const before = (name: string) => (earlier === undefined ? undefined : readFileSync(path.join(earlier, name), 'utf8'));
  const packages = [...JSON.parse(before(PACKAGES) ?? '[]'), ...folders.map((one) => described(one, integrities))];
  const notices = [
    ...(before(NOTICES)?.split(SECTION) ?? []),
    ...folders.flatMap(noticeOf),
    ...files.filter((file) => FONT.test(file) && !/[\\/]node_modules[\\/]/.test(file)).map(noticeOfFont),
  ];
  return {
    [PACKAGES]: JSON.stringify(sortedBy(packages, (one: UsedPackage) => `${one.name}@${one.version}`)),
    [NOTICES]: sortedBy(notices, (text) => text.slice(0, text.indexOf('\n'))).join(SECTION),
  };
}

function sortedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const byKey = new Map(items.map((one) => [keyOf(one), one]));
  return [...byKey.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one);
}

/** Name, version, licence and licence text of third-party packages. */
function noticeOf(folder: string): readonly string[] {
  const { name = '', version = '', license = 'UNLICENSED' } = readPackage(folder);
  if (license === 'UNLICENSED') return [];
  return [[`${name} ${version}`, `Licence: ${license}`, ...licencesIn(folder), ''].join('\n')];
}

/** A bundled font is not a package; its licence is in the same folder. */
function noticeOfFont(file: string): string {
  return [path.basename(file), ...licencesIn(path.dirname(file)), ''].join('\n');
}

function licencesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => `\n${readFileSync(path.join(folder, file), 'utf8').trim()}`);
}

/** The folder of the package that a file belongs to; nested files such as `dist/esm/package.json` without a name do not count. */
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
