// @ts-check
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

/** @param {string} name */
const bin = (name) => path.join(root, 'node_modules/.bin', name);

/**
 * One check that passes or fails as a whole.
 * @param {string} name @param {string} program @param {readonly string[]} args @returns {Count}
 */
function whole(name, program, args) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  console.log(status === 0 ? `${name}: passed` : `${name}: FAILED`);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Types, lint, format, dead code, the boundaries between rooms and the licences of what is used. @returns {Count[]} */
export function runChecks() {
  return [
    whole('types', bin('tsc'), ['-b']),
    whole('lint', bin('oxlint'), []),
    whole('format', bin('oxfmt'), ['--check']),
    whole('dead code', bin('knip'), ['--no-progress', '--no-config-hints']),
    whole('boundaries', process.execPath, ['scripts/boundaries.mjs']),
    whole('licences', process.execPath, ['scripts/licences.mjs']),
  ];
}

/** @param {readonly Count[]} counts */
export function conclude(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
