// @ts-check
import { watch } from 'node:fs';
import path from 'node:path';
import { apps, build } from './build.mjs';
import { root, runTypeScript } from './run.mjs';
import { keepSite } from './site.mjs';

const QUIET_MS = 120;

const named = process.argv.slice(2);
const unknown = named.filter((name) => !apps.includes(name));
if (unknown.length > 0) {
  console.error(`There is no app "${unknown.join('", "')}"; choose from ${apps.join(', ')}.`);
  process.exit(1);
}
const watched = named.length > 0 ? named : apps;
const dataDir = process.env.DATA_DIR ?? path.join(root, '.parlour');
const env = { ...process.env, DATA_DIR: dataDir, PARLOUR_DEV: '1' };

const site = await keepSite({ env, say: console.log });
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
      await runTypeScript('packages/releases/src/cli.ts', ['local', ...changed.map(({ folder }) => folder)], { env });
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
