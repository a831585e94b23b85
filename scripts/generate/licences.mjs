// @ts-check
// Fails on installed packages with a licence that is not allowed, and checks docs/licences.md; `--write` writes it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from '../workspace/run.mjs';

/** The list is that of the gate, which judges what is inside a release. @type {typeof import('../../packages/registry/src/gate/licences')} */
const { agreedLicences, isAgreed } = await tsImport('../../packages/registry/src/gate/licences.ts', import.meta.url);

const document = path.join(root, 'docs/licences.md');
const store = path.join(root, 'node_modules/.pnpm');

/** @typedef {{ name: string, version: string, licence: string }} Package */

/** Every package that is installed. @returns {Package[]} */
function installed() {
  const folders = readdirSync(store).flatMap((folder) => packagesIn(path.join(store, folder, 'node_modules')));
  const found = new Map(folders.map((one) => [`${one.name}@${one.version}`, one]));
  return [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one);
}

/** @param {string} folder @returns {Package[]} */
function packagesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (!entry.isDirectory()) return [];
    if (entry.name.startsWith('@')) return packagesIn(place);
    return existsSync(path.join(place, 'package.json')) ? [readPackage(place)] : [];
  });
}

/** @param {string} folder @returns {Package} */
function readPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { name, version, licence: typeof license === 'string' ? license : 'none' };
}

/** The document: the same on every machine, whatever of it npm installs for a machine alone. @param {Package[]} packages */
function written(packages) {
  const catalog = /^catalog:\n((?: {2}.*\n)+)/m.exec(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'))?.[1] ?? '';
  const named = [...catalog.matchAll(/^ {2}'?([^'\s]+?)'?: (\S+)$/gm)].map(([, name = '', version = '']) => {
    const found = packages.find((one) => one.name === name && one.version === version);
    return `| ${name} | ${version} | ${found?.licence ?? 'not installed'} |`;
  });
  return [
    '# Licences',
    '',
    'The licences that dependencies may have, and the direct dependencies. The checks refuse a package, direct or indirect, under another licence, and a page that is outdated: `node scripts/generate/licences.mjs --write` writes it. The bill of materials lists what is inside a release: `npm run release -- sbom wallet@1.5.0`.',
    '',
    '| Agreed to | Asks |',
    '|---|---|',
    ...Object.entries(agreedLicences).map(([licence, asks]) => `| ${licence} | ${asks} |`),
    '',
    '## Used directly',
    '',
    '| Package | Version | Licence |',
    '|---|---|---|',
    ...named,
    '',
  ].join('\n');
}

const packages = installed();
const refused = packages.filter(({ licence }) => !isAgreed(licence));
for (const { name, version, licence } of refused)
  console.error(`${name}@${version} is under "${licence}", which nobody agreed to`);
const text = written(packages);
if (process.argv.includes('--write')) writeFileSync(document, text);
const isTrue = existsSync(document) && readFileSync(document, 'utf8') === text;
if (!isTrue) console.error('docs/licences.md is not true any more; write it with: node scripts/generate/licences.mjs --write');
console.log(`${packages.length} packages are installed, ${packages.length - refused.length} under licences that were agreed to`);
process.exitCode = refused.length === 0 && isTrue ? 0 : 1;
