#!/usr/bin/env node
// @ts-check
// Makes the repository of a remote: npm create @parlour/remote bingo -- --site https://staging.example
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { refusalOf } from './names.mjs';
import { packageManagerOf } from './packageManager.mjs';
import { copyTemplate } from './template.mjs';

const usage = 'npm create @parlour/remote <name> -- --site <address of the site> [--registry <address of the packages>]';
const own = path.dirname(import.meta.dirname);

try {
  const { name, site, registry } = readWords();
  const folder = path.resolve(name);
  const manager = packageManagerOf(process.env['npm_config_user_agent'], registry ?? registryOfParlour());
  makeRepository(name, site, folder, manager);
  console.log(`${name}/ holds your remote, with one screen at /#/${name}. Go on with:

  cd ${name}
  ${manager.name} install
  npm run release -- key ${name} --public ${name}.public.json   # for this machine: send ${name}.public.json to operations
  npm run dev                                                   # your remote inside ${site}

CI releases without a key: tell operations the name of your repository. README.md describes it, and the rest.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readWords() {
  const { values, positionals } = readArguments();
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new Error(`Say ${usage}`);
  const refusal = refusalOf(name, { packages: [], owners: new Map() });
  if (refusal !== undefined) throw new Error(refusal);
  const { site, registry } = values;
  if (site === undefined) throw new Error(`Name the site that your remote belongs to: ${usage}`);
  for (const [option, address = 'https://host'] of Object.entries({ site, registry }))
    if (!isWebAddress(address)) throw new Error(`--${option} "${address}" is not an address like https://host`);
  return { name, site: new URL(site).origin, registry: registry && new URL(registry).href };
}

/** @param {string} text */
function isWebAddress(text) {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { site: { type: 'string' }, registry: { type: 'string' } } });
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. To ');
    throw new Error(`${sentence}. Say ${usage}`, { cause: error });
  }
}

/**
 * Makes the folder, or leaves nothing.
 * @param {string} name @param {string} site @param {string} folder @param {import('./packageManager.mjs').PackageManager} manager
 */
function makeRepository(name, site, folder, { ci, files }) {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`There is something in ${folder} already.`);
  const { platformVersion } = JSON.parse(readFileSync(path.join(own, 'template/versions.json'), 'utf8'));
  const isNew = !existsSync(folder);
  try {
    mkdirSync(folder, { recursive: true });
    const remote = { name, platformVersion };
    copyTemplate(path.join(own, 'template/remote'), folder, remote);
    copyTemplate(path.join(own, 'repository'), folder, remote);
    // npm leaves out a file of this name when it packs.
    renameSync(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'));
    for (const file of ['package.json', 'README.md', '.gitlab-ci.yml'])
      replaceIn(path.join(folder, file), 'https://site.invalid', site);
    for (const file of ['.gitlab-ci.yml', '.github/workflows/release.yml']) replaceIn(path.join(folder, file), 'npm ci', ci);
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  } catch (error) {
    if (isNew) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** @param {string} file @param {string} text @param {string} by */
function replaceIn(file, text, by) {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(text, by));
}

/** The registry that this machine takes the packages of Parlour from, if not from the usual one. */
function registryOfParlour() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = spawnSync(npm, ['config', 'get', '@parlour:registry'], { encoding: 'utf8' });
  const found = stdout?.trim();
  return found && URL.canParse(found) ? found : undefined;
}
