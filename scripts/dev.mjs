// @ts-check
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { apps, tools } from './apps.mjs';
import { readArguments, refuse } from './arguments.mjs';
import { build } from './build.mjs';
import { install, root, runTypeScript } from './run.mjs';
import { runSite } from './site.mjs';

const QUIET_MS = 120;
const cli = 'packages/registry/src/cli.ts';

const { values, positionals: named } = readArguments(
  {
    allowPositionals: true,
    options: {
      site: { type: 'string', default: process.env.SITE },
      token: { type: 'string' },
      key: { type: 'string' },
      release: { type: 'boolean', default: false },
    },
  },
  'npm run dev [<app> …] [-- [--release] [--site <address> --key <team key>]]',
);

const known = values.release || values.site !== undefined ? apps : [...apps, ...tools];
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) refuse(`There is no app "${unknown.join('", "')}"; choose from ${known.join(', ')}.`);
if (values.site !== undefined) await showInside(values.site);
else if (values.release) await releaseHere();
else await replaceHere();

/** Shows a remote as it is being written inside a site that runs elsewhere. @param {string} site */
async function showInside(site) {
  const [name = 'shell'] = named;
  if (named.length !== 1 || name === 'shell')
    refuse('Name the one remote to show in the site: npm run dev wallet -- --site <address>');
  await install();
  // The command reads the other options and variables itself.
  const words = ['--import', 'tsx', cli, 'dev', ...process.argv.slice(2)];
  const child = spawn(process.execPath, words, { cwd: root, env: { ...process.env, RELEASES_SITE: site }, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => child.kill(signal));
  child.once('close', (code) => process.exit(code ?? 0));
}

/** Runs the whole site with hot module replacement. */
async function replaceHere() {
  await install();
  // The shell contains React and the runtime of Fast Refresh, so it is always built.
  const written = named.length > 0 ? [...new Set(['shell', ...named])] : known;
  const { openDevServer, listen } = await import('./dev/server.mjs');
  const server = await openDevServer(written, console.log);
  const env = { ...process.env, PARLOUR_DEV: await listen(server.answer) };
  const site = await runSite({ env, say: console.log, isReleased: known.some((name) => !written.includes(name)) });
  await server.settled();
  console.log(`Parlour is ready at http://localhost:${site.port}, replacing ${written.join(', ')} while they run`);
}

/** Runs the whole site and publishes each change to it as a release. */
async function releaseHere() {
  const watched = named.length > 0 ? named : apps;
  const dataDir = process.env.DATA_DIR ?? path.join(root, '.parlour');
  const env = { ...process.env, DATA_DIR: dataDir, PARLOUR_DEV: '1' };

  const site = await runSite({ env, say: console.log });
  console.log(`Parlour is ready at http://localhost:${site.port}, watching ${watched.join(', ')}`);

  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let isBuilding = false;
  let isStale = false;

  /** Builds what changed and makes it live; open pages reload by themselves. */
  async function refresh() {
    if (isBuilding) {
      isStale = true;
      return;
    }
    isBuilding = true;
    const started = Date.now();
    try {
      const changed = (await build(watched)).filter(({ isNew }) => isNew);
      if (changed.length > 0) {
        await runTypeScript(cli, ['local', ...changed.map(({ folder }) => folder)], { env });
        console.log(`${changed.map(({ name }) => name).join(', ')}: live after ${Date.now() - started} ms`);
      }
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    isBuilding = false;
    if (!isStale) return;
    isStale = false;
    void refresh();
  }

  const folders = [
    ...watched.map((name) => `apps/${name}`),
    ...['api-client', 'platform', 'ui-kit'].map((name) => `packages/${name}/src`),
  ];
  for (const folder of folders) {
    watch(path.join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(), QUIET_MS);
    });
  }
}
