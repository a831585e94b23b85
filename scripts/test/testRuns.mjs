// @ts-check
// Runs of Jest and of Playwright: what passed and failed, how long each test took, and what need not run again.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, installEngines, installOldestChromium } from './browsers.mjs';
import { toFailure } from '../lint/checks.mjs';
import { root } from '../workspace/run.mjs';

/** @typedef {{ title: string, ms: number }} Timed */
/** @typedef {import('../lint/checks.mjs').Count & { tests: readonly Timed[] }} Outcome */

const SLOWEST = 10;

/**
 * Unit tests, with arguments for Jest's command line.
 * @param {readonly string[]} args @returns {Outcome & { failedFiles: readonly string[] }}
 */
export function runJest(args) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'parlour-jest-'));
  const report = path.join(scratch, 'report.json');
  const program = path.join(root, 'node_modules/jest/bin/jest.js');
  const reporter = path.join(root, 'scripts/progress/jestReporter.mjs');
  const words = [program, '--json', `--outputFile=${report}`, `--reporters=${reporter}`, '--maxWorkers=2', ...args];
  // Standard output has the progress; with --json Jest writes its own to standard error.
  const { status } = spawnSync(process.execPath, words, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: withProgress(),
  });
  try {
    /** @type {{ testResults: { name: string, status: string, message: string, assertionResults: { fullName: string, duration?: number, status: string }[] }[], numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} */
    const { testResults, numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    const tests = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        title: `${path.relative(root, name)}: ${fullName}`,
        ms: duration ?? 0,
      })),
    );
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const isBroken = failed === 0 && status !== 0;
    const failedFiles = testResults.filter(({ status: end }) => end === 'failed');
    return {
      passed: numPassedTests,
      failed: isBroken ? 1 : failed,
      tests,
      failedFiles: failedFiles.map(({ name }) => name),
      failures: failedFiles.map(({ name, message }) => ({ text: message, again: `npx jest ${path.relative(root, name)}` })),
    };
  } catch (error) {
    return { passed: 0, failed: 1, tests: [], failedFiles: [], failures: [toFailure(error, 'npx jest')] };
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
      env: { ...withProgress(), CHROMIUM_PATH: findChromium() },
    });
    if (!existsSync(report)) throw new Error('Playwright ended without a report.');
    const { suites, stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = stats.unexpected + stats.flaky + errors.length;
    return {
      passed: stats.expected,
      failed: failed === 0 && status !== 0 ? 1 : failed,
      tests: suites.flatMap(timesOf),
      failures: [...errors.map((/** @type {StoryError} */ error) => toFailure(error, 'npm test')), ...suites.flatMap(failuresOf)],
    };
  } catch (error) {
    return { passed: 0, failed: 1, tests: [], failures: [toFailure(error, 'npm test')] };
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
  let ready = projects;
  /** @type {import('../lint/checks.mjs').Failure[]} */
  const failures = [];
  for (const [which, install] of installs) {
    if (!ready.some((project) => which.test(project))) continue;
    try {
      await install();
    } catch (error) {
      failures.push(toFailure(error, 'npm test'));
      ready = ready.filter((project) => !which.test(project));
    }
  }
  return { ready, passed: 0, failed: failures.length, tests: [], failures };
}

/** @typedef {{ message?: string, snippet?: string }} StoryError */
/** @typedef {{ projectName: string, results: { duration: number, errors: StoryError[] }[] }} StoryTest */
/** @typedef {{ title: string, file: string, line: number, ok: boolean, tests: StoryTest[] }} Spec */
/** @typedef {{ title: string, file: string, suites?: Suite[], specs?: Spec[] }} Suite */

/** @param {Suite} suite @returns {import('../lint/checks.mjs').Failure[]} */
function failuresOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ projectName, results }) => {
      const errors = results.flatMap((result) => result.errors);
      if (errors.length === 0) return [];
      const text = errors.map(({ message = '', snippet = '' }) => `${message}\n${snippet}`).join('\n');
      const again = `cd packages/e2e && npx playwright test ${file}:${line} --project=${projectName}`;
      return [{ text: `  ● ${file}: ${title}\n${text}`, again }];
    }),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

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
const startedAt = Date.now();
/** The shares of a whole `npm test`, as measured: they say how far it is. */
const shares = new Map([
  ['checks', 0.14],
  ['build', 0.04],
  ['unit tests', 0.42],
  ['stories in a browser', 0.4],
]);

/** The environment of a runner, which says for which part it is started. */
function withProgress() {
  const name = parts.at(-1)?.name ?? '';
  const before = parts.slice(0, -1).reduce((sum, part) => sum + (shares.get(part.name) ?? 0), 0);
  const share = shares.get(name);
  // Of other runs no more is known than this part.
  const known =
    share === undefined || !isWhole ? { from: 0, to: 1, startedAt: Date.now() } : { from: before, to: before + share, startedAt };
  // Jest and React go by NODE_ENV, which some machines have set for all programs.
  const { NODE_ENV: _ofMachine, ...env } = process.env;
  return { ...env, TEST_PROGRESS: JSON.stringify({ name, ...known }) };
}

let isWhole = false;

/** What follows is the whole of `npm test`. */
export function expectWholeRun() {
  isWhole = true;
}

/**
 * Does a part of a run and remembers how long it took.
 * @template Result @param {string} name @param {() => Result | Promise<Result>} work @returns {Promise<Result>}
 */
export async function timed(name, work) {
  console.log(`\n— ${name}`);
  const part = { name, ms: 0 };
  parts.push(part);
  const begunAt = Date.now();
  try {
    return await work();
  } finally {
    part.ms = Date.now() - begunAt;
  }
}

/** Prints how long each part took, and all of them together. */
export function printTimes() {
  console.log('\n— times');
  const all = { name: 'all', ms: parts.reduce((sum, { ms }) => sum + ms, 0) };
  for (const { name, ms } of [...parts, all]) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
