// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PackageTypes } from './packageTypes.mjs';

/**
 * The exports of a package: entry → name → kind and hash of its type, like `function 4be1f02c`.
 * @typedef {Readonly<Record<string, Readonly<Record<string, string>>>>} Entries
 */

/**
 * The exports of a package, from the declaration files that the compiler wrote into its `.types`. A hash is of the declared type and
 * of every type in the package that it refers to; the names of those, of parameters, and comments make no difference.
 * @param {string} folder @returns {Entries}
 */
export function surfaceOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const entries = entriesOf(folder, exports);
  const types = new PackageTypes(name, new Map(entries));
  return Object.fromEntries(entries.map(([entry, file]) => [entry, types.exportsOf(file)]));
}

/**
 * The entries with their declaration files. Samples of endpoints are data for tests.
 * @param {string} folder @param {Readonly<Record<string, string>>} exports @returns {[string, string][]}
 */
function entriesOf(folder, exports) {
  const all = Object.entries(exports).flatMap(([entry, source]) => {
    if (!source.includes('*')) return [{ entry, source }];
    const [before = '', after = ''] = source.split('*');
    return readdirSync(path.join(folder, before))
      .filter((file) => file.endsWith(after) && !/\.(test|samples)\.tsx?$/.test(file))
      .map((file) => ({ entry: entry.replace('*', file.slice(0, -after.length)), source: before + file }));
  });
  return all
    .sort((one, other) => (one.entry < other.entry ? -1 : 1))
    .map(({ entry, source }) => [entry, path.join(folder, '.types', source.replace(/\.tsx?$/, '.d.ts'))]);
}
