// @ts-check
// Runs of Jest and of Playwright: what passed and failed, how long each test took, and what need not run again.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, installEngines, installOldestChromium } from './browsers.mjs';
import { root } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ title: string, ms: number }} Timed */
/** @typedef {Count & { tests: readonly Timed[] }} Outcome */

const SLOWEST = 10;

/**
 * Unit tests, with arguments for Jest's command line.
 * @param {readonly string[]} args @returns {Outcome & { failedFiles: readonly string[] }}
 */
export function runJest(args) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'parlour-jest-'));
  const report = path.join(scratch, 'report.json');
  const program = path.join(root, 'node_modules/jest/bin/jest.js');
  const { status } = spawnSync(process.execPath, [program, '--json', `--outputFile=${report}`, '--maxWorkers=2', ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    /** @type {{ testResults: { name: string, status: string, assertionResults: { fullName: string, duration?: number, status: string }[] }[], numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} */
    const { testResults, numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    const tests = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        title: `${path.relative(root, name)}: ${fullName}`,
        ms: duration ?? 0,
      })),
    );
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const isBroken = failed === 0 && status !== 0;
    return {
      passed: numPassedTests,
      failed: isBroken ? 1 : failed,
      tests,
      failedFiles: testResults.flatMap(({ name, status: end }) => (end === 'failed' ? [name] : [])),
    };
  } catch {
    return { passed: 0, failed: 1, tests: [], failedFiles: [] };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Stories in a browser, with arguments for Playwright's command line; traces and pictures of failures are in `test-results`.
 * @param {readonly string[]} args @returns {Outcome}
 */
export function runStories(args) {
  const folder = path.join(root, 'packages/e2e');
  const report = path.join(root, 'test-results/stories.json');
  rmSync(report, { force: true });
  try {
    const { status } = spawnSync(process.execPath, [path.join(folder, 'node_modules/@playwright/test/cli.js'), 'test', ...args], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CHROMIUM_PATH: findChromium() },
    });
    if (!existsSync(report)) throw new Error('Playwright ended without a report.');
    const { suites, stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = stats.unexpected + stats.flaky + errors.length;
    return { passed: stats.expected, failed: failed === 0 && status !== 0 ? 1 : failed, tests: suites.flatMap(timesOf) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, tests: [] };
  }
}

/** @type {readonly (readonly [which: RegExp, install: () => Promise<void>])[]} */
const browsers = [
  [/firefox|webkit/, installEngines],
  [/oldest/, installOldestChromium],
];

/**
 * Those of Playwright's projects whose browsers are there, or could be installed; a browser that is missing is said, and is one failure.
 * @param {readonly string[]} projects @returns {Promise<Outcome & { ready: readonly string[] }>}
 */
export async function readyProjects(projects, installs = browsers) {
  let [ready, failed] = [projects, 0];
  for (const [which, install] of installs) {
    if (!ready.some((project) => which.test(project))) continue;
    try {
      await install();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      failed += 1;
      ready = ready.filter((project) => !which.test(project));
    }
  }
  return { ready, passed: 0, failed, tests: [] };
}

/** @typedef {{ results: { duration: number }[] }} StoryTest */
/** @typedef {{ title: string, file: string, suites?: Suite[], specs?: { title: string, file: string, ok: boolean, tests: StoryTest[] }[] }} Suite */

/** @param {Suite} suite @returns {Timed[]} */
function timesOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ title: `packages/e2e/${file}: ${title}`, ms: duration }))),
  );
  return [...own, ...suites.flatMap(timesOf)];
}

/** Prints the tests that took longest. @param {readonly Timed[]} tests */
export function printSlowest(tests) {
  console.log(`\n— the ${SLOWEST} slowest tests`);
  for (const { title, ms } of tests.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST))
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
}

/** @type {{ name: string, ms: number }[]} */
const parts = [];

/**
 * Does a part of a run and remembers how long it took.
 * @template Result @param {string} name @param {() => Result | Promise<Result>} work @returns {Promise<Result>}
 */
export async function timed(name, work) {
  console.log(`\n— ${name}`);
  const started = Date.now();
  try {
    return await work();
  } finally {
    parts.push({ name, ms: Date.now() - started });
  }
}

/** Prints how long each part took, and all of them together. */
export function printTimes() {
  console.log('\n— times');
  const all = { name: 'all', ms: parts.reduce((sum, { ms }) => sum + ms, 0) };
  for (const { name, ms } of [...parts, all]) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
