// @ts-check
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { apps } from '../workspace/apps.mjs';
import { root, run, runTypeScript } from '../workspace/run.mjs';
import { hashOf, isDone, markDone } from '../workspace/upToDate.mjs';

const rspack = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
const inputs = ['pnpm-lock.yaml', 'rspack.config.base.ts', 'scripts/build', 'scripts/rivals', 'apps', 'packages'];

/**
 * Builds the same sources in another way and publishes them, as a shell without remotes, into a registry of its own.
 * @param {'monolith' | 'preloadedMonolith' | 'documented'} name @param {string} dataDir
 */
export async function publishRival(name, dataDir) {
  const stamp = hashOf(inputs.map((input) => path.join(root, input)));
  if (isDone(`rival-${name}`, `${stamp} ${dataDir}`) && existsSync(path.join(dataDir, 'registry'))) return;
  const folder = path.join(root, 'scripts/rivals/.build', name);
  const env = { ...process.env, RELEASE_VERSION: `0.1.0-${name}.h${stamp.slice(0, 8)}`, BUILD_DIR: folder };
  const config = path.join(root, 'scripts/rivals', `${name}.config.ts`);
  await run(process.execPath, [rspack, 'build', '-c', config], { env });
  /** @param {readonly string[]} args */
  const release = (...args) =>
    runTypeScript('packages/registry/src/cli.ts', args, { env: { ...process.env, DATA_DIR: dataDir } });
  if (!existsSync(path.join(dataDir, 'keys/registry.json'))) await release('init');
  // The budget is the site's own; a rival weighs what it weighs.
  const key = path.join(dataDir, 'rival.pub.json');
  mkdirSync(dataDir, { recursive: true });
  await release('key', 'shell', '--public', key);
  await release('team', 'shell', key, '--budget-kb', '1000');
  await release('local', folder);
  markDone(`rival-${name}`, `${stamp} ${dataDir}`);
}

/**
 * Publishes the site into an empty registry before its own build is published: each remote then has a fallback release, as in
 * production, and the document contains it.
 * @param {string} dataDir
 */
export async function publishForerunner(dataDir) {
  if (existsSync(path.join(dataDir, 'registry'))) return;
  /** @type {string[]} */
  const folders = [];
  for (const app of apps) {
    const folder = path.join(root, 'scripts/rivals/.build/forerunner', app);
    const env = { ...process.env, RELEASE_VERSION: '0.1.0-forerunner', BUILD_DIR: folder };
    await run(process.execPath, [rspack, 'build'], { cwd: path.join(root, 'apps', app), env });
    folders.push(folder);
  }
  await runTypeScript('packages/registry/src/cli.ts', ['local', ...folders], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
}
