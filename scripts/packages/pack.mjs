// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import { root, run } from '../workspace/run.mjs';
import { workspaces } from '../workspace/workspaces.mjs';

/** @typedef {{ name: string, version: string, file: string }} Packed */
/** @typedef {Record<string, any>} PackageJson */

const homes = path.join(root, 'packages');
const rspack = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');

/** The packages whose `package.json` has a list of `files` are those that teams install. @returns {string[]} folders */
export function published() {
  return readdirSync(homes)
    .map((name) => path.join(homes, name))
    .filter((folder) => readPackage(folder).files !== undefined)
    .sort();
}

/**
 * Builds and packs the packages that teams install: ES modules with their types, one file for each of the source's, so that what two entries
 * have in common is one module. The tarballs have the same bytes for the same commit.
 * @param {string} out @returns {Promise<Packed[]>}
 */
export async function packLibraries(out) {
  await run(path.join(root, 'node_modules/.bin/tsc'), ['-b']);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  return Promise.all(
    published().map(async (folder) => {
      const stage = path.join(out, path.basename(folder));
      const manifest = readPackage(folder);
      if (manifest.exports) await compile(folder, path.join(stage, 'dist'));
      const config = path.join(import.meta.dirname, `${path.basename(folder)}.config.ts`);
      if (existsSync(config)) await run(process.execPath, [rspack, 'build', '-c', config], { cwd: folder });
      for (const file of ['README.md', 'CHANGELOG.md', ...manifest.files]) {
        if (existsSync(path.join(folder, file))) cpSync(path.join(folder, file), path.join(stage, file), { recursive: true });
      }
      if (manifest.name === '@parlour/create-remote') stageTemplate(stage);
      writeFileSync(
        path.join(stage, 'package.json'),
        `${JSON.stringify(publicPackage(manifest, await revisionOf(folder)), null, 2)}\n`,
      );
      const printed = await run('npm', ['pack', '--json', '--pack-destination', out], { cwd: stage });
      const [{ name, version, filename }] = JSON.parse(printed.slice(printed.indexOf('[')));
      return { name, version, file: path.join(out, filename) };
    }),
  );
}

/** What `npm create @parlour/remote` fills in: the template, and the versions of today. @param {string} stage */
function stageTemplate(stage) {
  const template = path.join(stage, 'template');
  for (const part of ['src', 'remote.config.ts', 'rspack.config.ts'])
    cpSync(path.join(root, 'templates/remote', part), path.join(template, 'remote', part), { recursive: true });
  const versions = { platformVersion: readPackage(path.join(homes, 'platform')).version };
  writeFileSync(path.join(template, 'versions.json'), JSON.stringify(versions));
  const repository = path.join(stage, 'repository');
  const written = readPackage(repository);
  const [dependencies, devDependencies] = [written.dependencies, written.devDependencies].map((all) =>
    Object.fromEntries(Object.entries(all).map(([name, range]) => [name, rangeOf(name, range)])),
  );
  writeFileSync(
    path.join(repository, 'package.json'),
    `${JSON.stringify({ ...written, dependencies, devDependencies }, null, 2)}\n`,
  );
}

/** @param {string} folder @param {string} dist */
async function compile(folder, dist) {
  const source = path.join(folder, 'src');
  const isOurs = (/** @type {string} */ file) => !/(^|\/)(testing\/|.*\.test\.)/.test(file);
  const files = filesBelow(source).filter(isOurs);
  // Declarations of sources that are gone stay where the compiler wrote them.
  const types = files.flatMap((file) => (/(?<!\.d)\.tsx?$/.test(file) ? [file.replace(/\.tsx?$/, '.d.ts')] : []));
  for (const file of [...files, ...types]) mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  await Promise.all(
    files.map(async (file) => {
      const from = path.join(source, file);
      if (!/\.tsx?$/.test(file)) return cpSync(from, path.join(dist, file));
      if (file.endsWith('.d.ts')) return cpSync(from, path.join(dist, file));
      const { code } = await transform(readFileSync(from, 'utf8'), {
        filename: from,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: file.endsWith('x') },
          transform: { react: { runtime: 'automatic' } },
          preserveAllComments: true,
        },
        module: { type: 'es6' },
      });
      writeFileSync(path.join(dist, file.replace(/\.tsx?$/, '.js')), withEndings(code, from));
    }),
  );
  for (const file of types) {
    const text = readFileSync(path.join(folder, '.types/src', file), 'utf8');
    writeFileSync(path.join(dist, file), withEndings(text, path.join(source, file)));
  }
}

/** Relative imports with the endings that browsers and Node want. @param {string} code @param {string} from the source file */
function withEndings(code, from) {
  return code.replace(/(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"]*)\2/g, (all, before, quote, specifier) => {
    const target = path.resolve(path.dirname(from), specifier);
    if (['.ts', '.tsx'].some((ending) => existsSync(target + ending))) return `${before}${quote}${specifier}.js${quote}`;
    if (existsSync(path.join(target, 'index.ts'))) return `${before}${quote}${specifier}/index.js${quote}`;
    return all;
  });
}

/** The commit that last changed what a package is made of; empty outside a repository. @param {string} folder */
async function revisionOf(folder) {
  const sources = workspaces.get(path.relative(root, folder)) ?? [];
  const inputs = [...sources, 'scripts/packages', 'templates', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'tsconfig.base.json'];
  return (await run('git', ['log', '-1', '--format=%H', '--', ...inputs]).catch(() => '')).trim();
}

/** A package as teams install it. @param {PackageJson} manifest @param {string} revision @returns {PackageJson} */
function publicPackage({ private: _private, devDependencies: _dev, ...manifest }, revision) {
  const entries = Object.entries(manifest.exports ?? {}).map(([entry, file]) => [entry, builtEntry(file)]);
  return {
    ...manifest,
    files: [...(manifest.exports ? ['dist'] : []), ...manifest.files, 'CHANGELOG.md'],
    ...(manifest.exports && { exports: { ...Object.fromEntries(entries), './package.json': './package.json' } }),
    ...dependenciesOf(manifest),
    ...(revision !== '' && { gitHead: revision }),
  };
}

/** @param {string} file */
function builtEntry(file) {
  if (!file.startsWith('./src/')) return file;
  const built = file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '');
  return { types: `${built}.d.ts`, default: `${built}.js` };
}

/** A site has one of each: whoever installs the packages names their versions. */
const singletons = ['react', 'react-dom', 'styled-components', '@parlour/api-client', '@parlour/platform', '@parlour/ui-kit'];

/** @param {PackageJson} manifest */
function dependenciesOf({ dependencies = {}, peerDependencies = {} }) {
  const all = Object.entries(dependencies).map(([name, range]) => /** @type {const} */ ([name, rangeOf(name, range)]));
  const isShared = (/** @type {readonly [string, string]} */ [name]) => singletons.includes(name);
  return {
    dependencies: Object.fromEntries(all.filter((one) => !isShared(one))),
    peerDependencies: { ...Object.fromEntries(all.filter(isShared)), ...peerDependencies },
  };
}

const catalog = new Map(
  [...readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8').matchAll(/^ {2}'?([@\w][^'\s]*?)'?: (\d\S+)$/gm)].map(
    ([, name = '', version = '']) => [name, version],
  ),
);

/** What the workspace writes as `catalog:` and `workspace:*`, as a range. @param {string} name @param {string} range */
function rangeOf(name, range) {
  if (range === 'catalog:') return `^${catalog.get(name)}`;
  if (range.startsWith('workspace:')) return `^${readPackage(path.join(homes, name.replace('@parlour/', ''))).version}`;
  return range;
}

/** @param {string} folder @returns {PackageJson} */
function readPackage(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** @param {string} folder @returns {string[]} relative to it */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
