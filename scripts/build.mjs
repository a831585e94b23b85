// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { apps, tools } from './workspace/apps.mjs';
import { refuse } from './workspace/arguments.mjs';
import { install, root, run, runTypeScript } from './workspace/run.mjs';
import { hashOf, hashOfText, isDone, listingOf, markDone } from './workspace/upToDate.mjs';
import { workspaces } from './workspace/workspaces.mjs';

/** Apps name it among what they are developed with; nothing of it is built into them. */
const TESTS_ALONE = 'packages/testing';

/** The environment's variables that a build reads. */
const variables = ['RELEASE_BASE', 'BUILD_DIR', 'BUILD_FOR'];

/** @param {(name: string) => void} [onBegin] */
export async function buildTools(onBegin) {
  return build(tools, onBegin);
}

/**
 * Builds the apps whose sources changed since their last build, two at a time; an app's version contains a hash of its inputs,
 * so the same sources always result in the same release.
 * @param {readonly string[]} names @param {(name: string) => void} [onBegin] Called for each app that has to be built.
 * @returns {Promise<{ name: string, folder: string, isNew: boolean }[]>}
 */
export async function build(names = apps, onBegin = () => undefined) {
  const queue = [...names];
  /** @type {{ name: string, folder: string, isNew: boolean }[]} */
  const built = [];
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) built.push(await buildApp(name, onBegin));
  };
  await Promise.all([work(), work()]);
  return built.sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
}

/** @param {string} name @param {(name: string) => void} onBegin */
async function buildApp(name, onBegin) {
  const folder = path.join(root, 'apps', name);
  const inputs = [
    'pnpm-lock.yaml',
    'rspack.config.base.ts',
    'scripts/build',
    'packages/remote-build/src',
    ...(workspaces.get(`apps/${name}`) ?? []).filter((one) => one !== TESTS_ALONE),
  ];
  const sources = hashOf(inputs.map((input) => path.join(root, input)));
  const settings = variables.map((variable) => process.env[variable] ?? '').join(' ');
  const stamp = settings.trim() === '' ? sources : hashOfText(`${sources} ${settings}`);
  const dist = path.join(folder, 'dist');
  if (isDone(`build-${name}`, `${stamp} ${listingOf(dist)}`)) return { name, folder: dist, isNew: false };
  onBegin(name);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  // Whatever NODE_ENV the machine has: the same sources result in the same release.
  const env = { ...process.env, NODE_ENV: 'production', RELEASE_VERSION: `${version}-h${stamp.slice(0, 8)}` };
  await run(process.execPath, [path.join(root, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'], { cwd: folder, env });
  markDone(`build-${name}`, `${stamp} ${listingOf(dist)}`);
  return { name, folder: dist, isNew: true };
}

/**
 * Weighs builds against the site's budgets; fails when one is too heavy.
 * @param {readonly { folder: string }[]} built
 */
export async function weigh(built) {
  const folders = built.map(({ folder }) => folder);
  await runTypeScript('packages/registry/src/cli.ts', ['weigh', ...folders], { isLoud: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const usual = [...apps, ...tools];
  // The book is for teams and built on request.
  const all = [...usual, 'book'];
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !all.includes(name));
  if (unknown.length > 0) refuse(`There is no app "${unknown.join('", "')}"; choose from ${all.join(', ')}.`);
  await install();
  const built = await build(named.length > 0 ? named : usual);
  for (const { name, isNew } of built) console.log(`${name.padEnd(12)} ${isNew ? 'built' : 'unchanged'}`);
  const released = built.filter(({ name }) => apps.includes(name));
  if (released.length > 0) await weigh(released).catch(() => (process.exitCode = 1));
}
