// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf, isDone, markDone } from './upToDate.mjs';

export const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
/** The package manager, in the one version that `package.json` names, and the versions of Node that it allows. */
const {
  packageManager: pnpm,
  engines: { node: engines },
} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/**
 * Runs a program to its end; rejects with its output when it fails; the error's `code` is what it ended with.
 * @param {string} program @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, isLoud?: boolean }} [how]
 * @returns {Promise<string>}
 */
export function run(program, args, { cwd = root, env = process.env, isLoud = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: isLoud ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(Object.assign(new Error(`${path.basename(program)} ${args.join(' ')} failed (${code})\n${output}`), { code }));
    });
  });
}

/**
 * Runs a TypeScript program of the workspace.
 * @param {string} file @param {readonly string[]} args @param {{ env?: NodeJS.ProcessEnv, isLoud?: boolean }} [how]
 */
export function runTypeScript(file, args, how) {
  return run(process.execPath, ['--import', 'tsx', file, ...args], how);
}

/** Installs what the lockfile names, once per lockfile. */
export async function install() {
  if (!runsOn(process.versions.node)) throw new Error(`Parlour runs on Node ${engines}; this is ${process.version}.`);
  const stamp = hashOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map((file) => path.join(root, file)));
  if (isDone('install', stamp)) return;
  const packages = path.join(root, 'node_modules/.pnpm');
  if (existsSync(packages) && lstatSync(packages).isSymbolicLink())
    throw new Error('The packages of a scratch copy are those of its original: install there first, with npm run check.');
  console.log('Installing packages …');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  await run(npx, ['--yes', pnpm, 'install', '--frozen-lockfile', '--prefer-offline'], { isLoud: true });
  markDone('install', stamp);
}

/** Whether a version of Node is one that `engines` allows: parts like `^20.19.0` and `>=24.0.0`. @param {string} version */
export function runsOn(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return engines.split(' || ').some((/** @type {string} */ part) => {
    const [leastMajor = 0, leastMinor = 0] = part.replace(/^\D+/, '').split('.').map(Number);
    if (major === leastMajor) return minor >= leastMinor;
    return part.startsWith('>=') && major > leastMajor;
  });
}
