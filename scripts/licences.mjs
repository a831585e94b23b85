// @ts-check
// Fails on installed packages with a licence that is not allowed, and checks docs/licences.md; `--write` writes it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** Allowed licences, and what each requires. @type {Readonly<Record<string, string>>} */
const agreed = {
  '0BSD': 'nothing',
  'Apache-2.0': 'to keep its notice',
  'BSD-2-Clause': 'to keep its notice',
  'BSD-3-Clause': 'to keep its notice',
  'BlueOak-1.0.0': 'to keep its notice',
  'CC-BY-3.0': 'to name who made it; lists of licences, used by tools alone',
  'CC-BY-4.0': 'to name who made it; a list of browsers, used by tools alone',
  'CC0-1.0': 'nothing',
  ISC: 'to keep its notice',
  MIT: 'to keep its notice',
  'MIT-0': 'nothing',
  'OFL-1.1': 'to keep its notice, and never to be sold by itself; fonts',
  'MPL-2.0': 'to give changes of its own files back; none of them is changed',
};

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

/** Whether every part of `A AND B`, and one part of `A OR B`, is agreed to. @param {string} licence @returns {boolean} */
function isAgreed(licence) {
  const text = licence.replace(/^\((.*)\)$/, '$1');
  if (text.includes(' AND ')) return text.split(' AND ').every(isAgreed);
  if (text.includes(' OR ')) return text.split(' OR ').some(isAgreed);
  return text in agreed;
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
    'What others wrote and this uses. `node scripts/licences.mjs --write` writes this page; the checks refuse a package, direct or not, under any other licence, and a page that is not true any more. What is inside a release says its bill of materials: `npm run release -- sbom wallet@1.5.0`.',
    '',
    '| Agreed to | Asks |',
    '|---|---|',
    ...Object.entries(agreed).map(([licence, asks]) => `| ${licence} | ${asks} |`),
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
if (!isTrue) console.error('docs/licences.md is not true any more; write it with: node scripts/licences.mjs --write');
console.log(`${packages.length} packages are installed, ${packages.length - refused.length} under licences that were agreed to`);
process.exitCode = refused.length === 0 && isTrue ? 0 : 1;
