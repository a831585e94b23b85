// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { apps } from '../apps.mjs';
import { root, run } from '../run.mjs';

/** @type {typeof import('../../packages/registry/src/publishing/sbom')} */
const { sbomOf } = await tsImport('../../packages/registry/src/publishing/sbom.ts', import.meta.url);

/** @typedef {{ name: string, description: string, copies: Readonly<Record<string, string>>, isProgram: boolean }} Artefact */
/** @typedef {{ name: string, file: string, files: number, bytes: number, packed: number }} Packed */

export const { version, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** @type {readonly Artefact[]} */
const artefacts = [
  {
    name: 'parlour-gateway',
    description: 'Serves a Parlour site: document, manifest, files, release API and console',
    copies: { console: 'apps/console/dist' },
    isProgram: true,
  },
  {
    name: 'parlour-releases',
    description: 'Publishes the apps of a Parlour site, and decides which versions players get',
    copies: {},
    isProgram: true,
  },
  {
    name: 'parlour-operator',
    description: 'The demo backend of a Parlour site',
    copies: {
      art: 'apps/operator/art',
      pages: 'apps/operator/pages',
      'src/database/migrations': 'apps/operator/src/database/migrations',
    },
    isProgram: true,
  },
  {
    name: 'parlour-apps',
    description: 'The shell and the remotes of a Parlour site, built, to be published',
    copies: Object.fromEntries(apps.map((app) => [app, `apps/${app}/dist`])),
    isProgram: false,
  },
];

/** Builds the programs and packs them, each with its licences, source maps and SBOM. @param {string} out @returns {Promise<readonly Packed[]>} */
export async function packPrograms(out) {
  for (const { name } of artefacts) rmSync(path.join(out, name), { recursive: true, force: true });
  const rspack = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  await run(process.execPath, [
    rspack,
    'build',
    '-c',
    path.join(root, 'scripts/package/programs.config.ts'),
    '--env',
    `out=${out}`,
  ]);
  return Promise.all(artefacts.map((artefact) => pack(artefact, out)));
}

/** @param {Artefact} artefact @param {string} out @returns {Promise<Packed>} */
async function pack({ name, description, copies, isProgram }, out) {
  const stage = path.join(out, name);
  mkdirSync(stage, { recursive: true });
  for (const [to, from] of Object.entries(copies)) cpSync(path.join(root, from), path.join(stage, to), { recursive: true });
  if (isProgram) await describe(stage, name);
  const manifest = {
    ...{ name, version, description, license: 'UNLICENSED', type: 'module' },
    ...(isProgram && { bin: { [name]: `bin/${name}.js` }, engines }),
  };
  writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const printed = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', out], { cwd: stage });
  const [{ filename, entryCount, unpackedSize, size }] = JSON.parse(printed.slice(printed.indexOf('[')));
  return { name, file: path.join(out, filename), files: entryCount, bytes: unpackedSize, packed: size };
}

/** The SBOM, the licences, and source maps without the sources of others. @param {string} stage @param {string} name */
async function describe(stage, name) {
  const bin = path.join(stage, 'bin');
  // The gateway comes with the console, which is a build of its own.
  const parts = [bin, path.join(stage, 'console')].filter((part) => existsSync(path.join(part, 'packages.json')));
  const taken = (/** @type {string} */ file) =>
    parts.map((part) => {
      const text = readFileSync(path.join(part, file), 'utf8');
      rmSync(path.join(part, file));
      return text;
    });
  /** @type {import('../../packages/registry/src/publishing/sbom').UsedPackage[]} */
  const packages = taken('packages.json').flatMap((text) => JSON.parse(text));
  const each = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  writeFileSync(path.join(stage, 'sbom.cdx.json'), await sbomOf({ name, version }, [...each.values()]));
  writeFileSync(path.join(stage, 'third-party.txt'), taken('third-party.txt').join('\n'));
  for (const file of readdirSync(bin).filter((one) => one.endsWith('.map'))) {
    const map = JSON.parse(readFileSync(path.join(bin, file), 'utf8'));
    const isOurs = (/** @type {string} */ source) => !source.includes('node_modules');
    /** @type {(string | null)[]} */
    const contents = map.sourcesContent;
    map.sourcesContent = contents.map((text, index) => (isOurs(map.sources[index]) ? text : null));
    writeFileSync(path.join(bin, file), JSON.stringify(map));
  }
}
