// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const homes = ['apps', 'packages', 'templates'];

/** The packages of the workspace by their names, each with its folder and the others that it needs. */
const packages = readPackages();
export const packageNames = [...packages.keys()];

/** Every folder of the workspace with the folders that it is built from, its own among them: `apps/wallet`, `packages/ui-kit`, … */
export const workspaces = closures();

/** Where unit tests are: what Jest knows as projects. */
export const units = [
  ...[...workspaces.keys()].filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json'))),
  'scripts',
];

/** Those of them whose tests read more of the tree than what they are built from. */
export const everywhere = [
  'scripts',
  'packages/testing',
  'packages/e2e',
  'packages/api-check',
  'packages/api-types',
  'apps/book',
  'bench',
];

/**
 * Whether something in these folders is built from one of these files.
 * @param {string} folder @param {readonly string[]} files relative to the root
 */
export function isTouched(folder, files) {
  const sources = workspaces.get(folder) ?? [folder];
  return files.some((file) => sources.some((source) => file.startsWith(`${source}/`)));
}

function readPackages() {
  const folders = homes.flatMap((home) => readdirSync(path.join(root, home)).map((name) => `${home}/${name}`));
  /** @type {Map<string, { folder: string, needs: string[] }>} */
  const byName = new Map();
  for (const folder of [...folders, 'bench']) {
    const file = path.join(root, folder, 'package.json');
    if (!existsSync(file)) continue;
    const { name, dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
    const all = Object.entries({ ...dependencies, ...devDependencies });
    byName.set(name, { folder, needs: all.flatMap(([other, range]) => (range.startsWith('workspace:') ? [other] : [])) });
  }
  return byName;
}

function closures() {
  /** @param {string} name @param {Set<string>} seen @returns {Set<string>} */
  const below = (name, seen) => {
    const found = packages.get(name);
    if (found === undefined || seen.has(found.folder)) return seen;
    seen.add(found.folder);
    for (const other of found.needs) below(other, seen);
    return seen;
  };
  return new Map([...packages].map(([name, { folder }]) => [folder, [...below(name, new Set())].sort()]));
}
