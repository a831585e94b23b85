// @ts-check
// Mutation test: plants one-line faults one after the other in a scratch copy and reports which suite fails.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from './workspace/apps.mjs';
import { readArguments, refuse } from './workspace/arguments.mjs';
import { findChromium } from './test/browsers.mjs';
import { deepParts } from './test/deepParts.mjs';
import { faults } from './power/faults.mjs';
import { install, root } from './workspace/run.mjs';
import { inScratchCopy } from './workspace/scratchCopy.mjs';
import { everywhere, isTouched, units } from './workspace/workspaces.mjs';

/** @typedef {import('./power/faults.mjs').Fault} Fault */
/** @typedef {{ suite: 'unit' | 'build' | 'stories' | 'deep' | 'nobody', test: string, seconds: number }} Found */

/** So many of the faults `npm test` finds at least; the deep parts find all. */
const LEAST = 0.9;
const DEEP_TESTS = String.raw`\.deep\.test\.`;
const usage = 'npm run test:power [-- --only <id>,… | --area <area>] [--deep] [--write] [--list]';
const { values } = readArguments(
  {
    options: {
      only: { type: 'string' },
      area: { type: 'string' },
      deep: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
  },
  usage,
);

const ids = values.only?.split(',');
const unknown = ids?.find((id) => !faults.some((fault) => fault.id === id));
if (unknown !== undefined) refuse(`There is no fault "${unknown}"; npm run test:power -- --list names all.`);
const chosen = faults.filter(({ id, area }) => (ids?.includes(id) ?? true) && (values.area ?? area) === area);
if (chosen.length === 0) refuse(`There is no area "${values.area}"; say ${usage}`);
if (values.list)
  for (const { id, area, file, says } of chosen) console.log(`${area.padEnd(8)} ${id.padEnd(32)} ${file}\n  ${says}`);
else await seek();

async function seek() {
  await install();
  const chromium = findChromium();
  const rows = await inScratchCopy((copy) => {
    // Some tests ask git which files there are.
    spawnSync('git', ['init', '--quiet'], { cwd: copy });
    spawnSync('git', ['add', '--all'], { cwd: copy });
    // Some unit tests read what is built.
    spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: copy, stdio: 'ignore' });
    const red = ordinaryTest(copy, undefined, chromium);
    if (red !== undefined) throw new Error(`Red without a fault: ${red.test}`);
    return chosen.map((fault) => {
      const found = foundIn(copy, fault, chromium);
      console.log(rowOf(fault, found));
      return { fault, found };
    });
  });
  const least = Math.ceil((values.deep ? 1 : LEAST) * chosen.length);
  const count = rows.filter(({ found }) => found.suite !== 'nobody').length;
  const sum = `${count} of ${chosen.length} are found${values.deep ? '' : ' by `npm test` alone'}; ${least} are asked for.`;
  console.log(`\n${sum}`);
  if (values.write) writeFileSync(path.join(root, 'docs/test-power.md'), documentOf(rows, sum));
  process.exitCode = count >= least ? 0 : 1;
}

/**
 * What docs/test-power.md says: the faults of each area with the file that found them.
 * @param {readonly { fault: Fault, found: Found }[]} rows @param {string} sum
 */
function documentOf(rows, sum) {
  const tables = [...new Set(rows.map(({ fault }) => fault.area))].map((area) => {
    const own = rows.filter(({ fault }) => fault.area === area);
    const lines = own.map(({ fault, found }) => `| ${fault.id} | ${found.suite} | ${found.test.split(': ')[0]} |`);
    return [`## ${area.charAt(0).toUpperCase()}${area.slice(1)}`, '', '| Fault | Suite | Test |', '|---|---|---|', ...lines, ''];
  });
  const about =
    '`npm run test:power -- --deep --write` plants each fault of `scripts/power/faults.mjs` and writes down which suite and test find it first. `-- --list` says what each fault is.';
  return ['# What the tests find', '', about, '', ...tables.flat(), sum, ''].join('\n');
}

/** @param {Fault} fault @param {Found} found */
function rowOf({ area, id }, { suite, test, seconds }) {
  return `| ${area} | ${id} | ${suite} | ${test.replaceAll('|', '\\|')} | ${seconds} |`;
}

/** @param {string} copy @param {Fault} fault @param {string} chromium @returns {Found} */
function foundIn(copy, { id, file, from, to }, chromium) {
  const place = path.join(copy, file);
  const text = readFileSync(place, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${id}: its text does not stand exactly once in ${file}`);
  const started = Date.now();
  writeFileSync(
    place,
    text.replace(from, () => to),
  );
  try {
    const { suite, test } = ordinaryTest(copy, file, chromium) ?? deepTest(copy, file, chromium) ?? { suite: 'nobody', test: '' };
    return { suite, test, seconds: Math.round((Date.now() - started) / 1000) };
  } finally {
    writeFileSync(place, text);
  }
}

/** @typedef {Pick<Found, 'suite' | 'test'>} Red */

/**
 * The first test of `npm test` that is red when a file has changed, or of all.
 * @param {string} copy @param {string | undefined} file @param {string} chromium @returns {Red | undefined}
 */
function ordinaryTest(copy, file, chromium) {
  // The test of the list of faults looks for each where it would be planted.
  const ordinary = ['--testPathIgnorePatterns', '/node_modules/', DEEP_TESTS, '/scripts/power/'];
  const unit =
    (file && unitTest(copy, [...ordinary, '--findRelatedTests', file])) ?? unitTest(copy, [...ordinary, ...projectsOf(file)]);
  if (unit !== undefined) return { suite: 'unit', test: unit };
  const { status, stdout } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: copy, encoding: 'utf8' });
  if (status !== 0) return { suite: 'build', test: stdout.trim().split('\n').at(-1) ?? '' };
  const app = remotes.find((name) => file?.startsWith(`apps/${name}/`));
  const told = ['--project=phone', '--project=desktop'];
  const story =
    (app && storyOf(copy, [...told, `--grep=@${app}\\b`], chromium)) ??
    storyOf(copy, [...told, ...(app ? [`--grep-invert=@${app}\\b`] : [])], chromium);
  return story === undefined ? undefined : { suite: 'stories', test: story };
}

/**
 * The first test of the deep parts that guard a file, if they are asked.
 * @param {string} copy @param {string} file @param {string} chromium @returns {Red | undefined}
 */
function deepTest(copy, file, chromium) {
  if (!values.deep) return undefined;
  const parts = Object.values(deepParts).filter(({ guards }) => guards.some((guarded) => `${file}/`.startsWith(`${guarded}/`)));
  const stories = parts.flatMap(({ stories: names = [] }) => names.map((name) => `packages/e2e/${name}`));
  const test =
    unitTest(copy, ['--testPathPatterns', DEEP_TESTS, ...projectsOf(file)]) ??
    (stories.length > 0 ? storyOf(copy, ['--project=deep', ...stories], chromium) : undefined);
  return test === undefined ? undefined : { suite: 'deep', test };
}

/** What is built from a file, or everything: Jest does not see what depends on a file through the name of its package. @param {string | undefined} file */
function projectsOf(file) {
  const isChosen = (/** @type {string} */ folder) =>
    file === undefined || everywhere.includes(folder) || isTouched(folder, [file]);
  return ['--selectProjects', ...units.filter(isChosen)];
}

/**
 * The first unit test that is red, as Jest prints it: its report is not written when it stops at the first.
 * @param {string} copy @param {readonly string[]} args
 */
function unitTest(copy, args) {
  const words = ['node_modules/jest/bin/jest.js', '--bail', '--maxWorkers=2', '--passWithNoTests', ...args];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
  if (status === 0) return undefined;
  const [, name] = /^FAIL \S+ (\S+)/m.exec(stderr) ?? [];
  const [, title] = /^ {2}● (?!Console$)(.+)$/m.exec(stderr) ?? [];
  if (name === undefined) throw new Error(`Jest failed without a red test:\n${stderr}`);
  return [name, title].join(': ');
}

/** The first story that is red. @param {string} copy @param {readonly string[]} args @param {string} chromium */
function storyOf(copy, args, chromium) {
  const cwd = path.join(copy, 'packages/e2e');
  const report = path.join(copy, 'test-results/stories.json');
  rmSync(report, { force: true });
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '-x', ...args], {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, CHROMIUM_PATH: chromium },
  });
  /** @param {import('./test/testRuns.mjs').Suite} suite @returns {string[]} */
  const redIn = ({ suites = [], specs = [] }) => [
    ...specs.flatMap(({ file, title, ok }) => (ok ? [] : [`packages/e2e/${file}: ${title}`])),
    ...suites.flatMap(redIn),
  ];
  const [red] = redIn(JSON.parse(readFileSync(report, 'utf8')));
  return red;
}
