// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, buildTools, weigh } from './build.mjs';
import { conclude, runChecks } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { addMatrices, printMatrices } from './matrices.mjs';
import { install, root } from './run.mjs';

const started = Date.now();
const scratch = mkdtempSync(path.join(tmpdir(), 'parlour-test-'));

/** Stories that measure time or memory, or that fill both cores by themselves; the others run two at a time, each with a site of its own. */
const alone = ['apiFaults', 'firstLoad', 'memory', 'remoteFaults', 'singleFaults', 'swap', 'tabs'];
const aloneFiles = `/stories/(${alone.join('|')})\\.story\\.ts$`;

/**
 * @param {string} name @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {{ passed: number, failed: number }}
 */
function jest(name, args, env = process.env) {
  console.log(`\n— ${name}`);
  const report = path.join(scratch, `${name.replaceAll(' ', '-')}.json`);
  const program = path.join(root, 'node_modules/jest/bin/jest.js');
  const { status } = spawnSync(process.execPath, [program, '--json', `--outputFile=${report}`, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  try {
    const { testResults, numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    addMatrices(testResults);
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const isBroken = failed === 0 && (status !== 0 || numPassedTests === 0);
    return { passed: numPassedTests, failed: isBroken ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function builds() {
  console.log('\n— build');
  try {
    const built = await build();
    for (const { name, isNew } of [...built, ...(await buildTools())])
      console.log(`${name.padEnd(12)} ${isNew ? 'built' : 'unchanged'}`);
    await weigh(built);
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

await install();
const counts = runChecks();
counts.push(jest('unit tests', ['--ignoreProjects', 'browser', '--maxWorkers=2']));
counts.push(await builds());
try {
  const chromium = findChromium();
  /** @param {string} name @param {readonly string[]} args */
  const stories = (name, args) => {
    const env = { ...process.env, CHROMIUM_PATH: chromium, DATA_DIR: path.join(scratch, name) };
    return jest(`browser tests ${name}`, ['--selectProjects', 'browser', ...args], env);
  };
  counts.push(stories('side by side', ['--maxWorkers=2', '--testPathIgnorePatterns', aloneFiles]));
  counts.push(stories('one by one', ['--runInBand', '--testPathPatterns', aloneFiles]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  counts.push({ passed: 0, failed: 1 });
}
rmSync(scratch, { recursive: true, force: true });
printMatrices();
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s`);
conclude(counts);
