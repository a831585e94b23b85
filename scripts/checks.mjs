// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

/** @param {string} name */
const bin = (name) => path.join(root, 'node_modules/.bin', name);

/**
 * One check that passes or fails as a whole; its output is printed at once when it is done.
 * @param {string} name @param {string} program @param {readonly string[]} args @returns {Promise<Count>}
 */
async function whole(name, program, args) {
  const started = Date.now();
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const isGood = await new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
  if (!isGood) console.log(output);
  console.log(`${isGood ? 'passed' : 'FAILED'}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Types, surfaces of the shared packages, lint, format, dead code, module boundaries and licences of dependencies, two at a time; or,
 * for one folder, only the checks that concern it.
 * @param {string} [folder] @returns {Promise<Count[]>}
 */
export async function runChecks(folder) {
  const node = process.execPath;
  if (folder !== undefined)
    return [
      await whole('types', bin('tsc'), ['-b', folder]),
      await whole('lint', bin('oxlint'), [folder]),
      await whole('format', bin('oxfmt'), ['--check', folder]),
    ];
  // The surfaces are read from the declarations that the check of types writes.
  const types = whole('types', bin('tsc'), ['-b']).then(async (count) => [
    count,
    await whole('surfaces', node, ['scripts/surfaces.mjs']),
  ]);
  const rest = [
    await whole('format', bin('oxfmt'), ['--check']),
    await whole('licences', node, ['scripts/licences.mjs']),
    await whole('dead code', bin('knip'), ['--no-progress', '--no-config-hints']),
    await whole('boundaries', node, ['scripts/boundaries.mjs']),
    await whole('lint', bin('oxlint'), []),
  ];
  return [...(await types), ...rest];
}

/** @param {readonly Count[]} counts */
export function conclude(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
