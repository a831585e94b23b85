// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../workspace/run.mjs';

/** What failed, as it was said, and the command that runs it again. @typedef {{ text: string, again: string }} Failure */
/** @typedef {{ passed: number, failed: number, failures?: readonly Failure[] }} Count */

/** @param {unknown} error @param {string} again @returns {Failure} */
export function toFailure(error, again) {
  const message = error instanceof Object && 'message' in error ? error.message : error;
  return { text: `  ● ${String(message)}`, again };
}

/** @param {string} name */
const bin = (name) => path.join(root, 'node_modules/.bin', name);

/**
 * One check that passes or fails as a whole.
 * @param {string} name @param {string} program @param {readonly string[]} args @returns {Promise<Count>}
 */
async function whole(name, program, args) {
  const started = Date.now();
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const isGood = await new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
  console.log(`${isGood ? 'passed' : 'FAILED'}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (isGood) return { passed: 1, failed: 0 };
  const again = [program === process.execPath ? 'node' : `npx ${path.basename(program)}`, ...args].join(' ');
  return { passed: 0, failed: 1, failures: [{ text: `  ● ${name}\n${output}`, again }] };
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
    await whole('licences', node, ['scripts/generate/licences.mjs']),
    await whole('agent pages', node, ['scripts/generate/agents.mjs']),
    await whole('dead code', bin('knip'), ['--no-progress', '--no-config-hints']),
    await whole('boundaries', node, ['scripts/lint/boundaries.mjs']),
    await whole('lint', bin('oxlint'), []),
  ];
  return [...(await types), ...rest];
}

/** Prints what failed, with how to run it again, and the counts as the last line. @param {readonly Count[]} counts */
export function conclude(counts) {
  const failures = counts.flatMap((count) => count.failures ?? []);
  if (failures.length > 0) console.log('\n— what failed');
  for (const { text, again } of failures) console.log(`\n${text.trimEnd()}\n\n  again: ${again}`);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
