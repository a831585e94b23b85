// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { refusalOf } from '../../packages/create-remote/src/names.mjs';
import { copyTemplate } from '../../packages/create-remote/src/template.mjs';
import { remotes } from '../workspace/apps.mjs';
import { install, root, run } from '../workspace/run.mjs';
import { packageNames } from '../workspace/workspaces.mjs';

const template = path.join(root, 'templates/remote');
/** The files of everybody's that a new remote is written into. */
const shared = ['tsconfig.json', 'pnpm-lock.yaml'].map((file) => path.join(root, file));

/**
 * Makes a remote from the template and installs it; when that fails, or is interrupted, everything is as it was before.
 * @param {string} name
 */
export async function makeRemote(name) {
  const refusal = refusalOf(name, { packages: packageNames, owners: await pathOwners() });
  if (refusal !== undefined) throw new Error(refusal);
  const folder = path.join(root, 'apps', name);
  if (existsSync(folder)) throw new Error(`There is a folder apps/${name} already.`);
  const before = shared.map((file) => /** @type {const} */ ([file, readFileSync(file)]));
  const undo = () => {
    rmSync(folder, { recursive: true, force: true });
    for (const [file, bytes] of before) writeFileSync(file, bytes);
  };
  process.once('exit', undo);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
  const { version: platformVersion } = JSON.parse(readFileSync(path.join(root, 'packages/platform/package.json'), 'utf8'));
  copyTemplate(template, folder, { name, platformVersion });
  const [references = '', lockfile = ''] = shared;
  edit(references, (text) => withReference(text, name));
  edit(lockfile, (text) => withImporter(text, name));
  await install();
  // A longer name than the template's breaks lines elsewhere.
  await run(path.join(root, 'node_modules/.bin/oxfmt'), [folder]);
  process.off('exit', undo);
}

/** Who owns which path. @returns {Promise<ReadonlyMap<string, string>>} */
async function pathOwners() {
  const configs = await Promise.all(
    remotes.map(async (name) => {
      const { config } = await tsImport(`../../apps/${name}/remote.config.ts`, import.meta.url);
      return /** @type {import('@parlour/platform/remoteConfig').WrittenConfig} */ (config);
    }),
  );
  return new Map(configs.flatMap(({ name, routes }) => routes.map((route) => /** @type {const} */ ([route.path, name]))));
}

/** @param {string} file @param {(text: string) => string} change */
function edit(file, change) {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path.relative(root, file)} has no place for a new remote.`);
  writeFileSync(file, after);
}

/** Beside the template's, the same line for the remote. @param {string} text @param {string} name */
function withReference(text, name) {
  return text.replace(/( *)\{ "path": "templates\/remote" \}/, `$1{ "path": "apps/${name}" },\n$&`);
}

/** Copies the template's lockfile entry for the remote: nothing new is installed. @param {string} text @param {string} name */
function withImporter(text, name) {
  const [block = ''] = /^ {2}templates\/remote:\n(?:(?: {4}.*)?\n)*/m.exec(text) ?? [];
  const own = block.replace('templates/remote', `apps/${name}`);
  const importers = [...text.matchAll(/^ {2}((?:apps|bench|packages|templates)\S*):$/gm)];
  const next = importers.find(([, importer = '']) => importer > `apps/${name}`)?.index ?? text.length;
  return text.slice(0, next) + own + text.slice(next);
}
