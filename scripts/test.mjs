// @ts-check
// Entry point of the tests: `npm test` runs all checks of a change, `npm test wallet` one app with the stories that touch it,
// `npm test -- --changed main` what differs from a commit. Slow tests with a low yield are in `npm run test:deep`.
import path from 'node:path';
import { remotes } from './workspace/apps.mjs';
import { readArguments, refuse } from './workspace/arguments.mjs';
import { installEngines } from './test/browsers.mjs';
import { build, buildTools, weigh } from './build.mjs';
import { changedSince, trackedFiles } from './workspace/changed.mjs';
import { conclude, runChecks, toFailure } from './lint/checks.mjs';
import { install, root } from './workspace/run.mjs';
import { hashOf, isDone, markDone } from './workspace/upToDate.mjs';
import { expectWholeRun, printSlowest, printTimes, readyProjects, runJest, runStories, timed } from './test/testRuns.mjs';
import { findTemporaryFolder } from './workspace/temporaryFolder.mjs';
import { everywhere, isTouched, units, workspaces } from './workspace/workspaces.mjs';

/** @typedef {import('./test/testRuns.mjs').Outcome} Outcome */

const usage = 'npm test [<app> …] [-- --changed [<commit>]] [-- --all]';
const { values, positionals: named } = readArguments(
  { allowPositionals: true, options: { changed: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } } },
  usage,
);

const shared = ['jest.config.mjs', 'packages/testing/jest-preset.cjs', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const whole = hashOf(trackedFiles().map(inRoot));
const deep = ['--testPathIgnorePatterns', '/node_modules/', String.raw`\.deep\.test\.`];

findTemporaryFolder();
await install();
const changed = values.changed ? changedSince(named[0] ?? 'HEAD') : undefined;
const namedFolders = changed === undefined ? named.map((name) => `apps/${name}`) : [];
const unknown = namedFolders.filter((folder) => !units.includes(folder));
if (unknown.length > 0) refuse(`There is no app "${path.basename(unknown[0] ?? '')}". Say ${usage}`);
const isWhole = changed === undefined && namedFolders.length === 0;
if (isWhole) expectWholeRun();
const touched = touchedApps();
// While the checks run: a clean machine downloads them for half a minute.
const engines = touched === undefined ? installEngines() : Promise.resolve();
engines.catch(() => undefined);

const checked = await timed('checks', async () =>
  namedFolders.length > 0 ? (await Promise.all(namedFolders.map((folder) => runChecks(folder)))).flat() : runChecks(),
);
const built = await timed('build', builds);
const unit = await timed('unit tests', () => unitTests(unitsToRun()));
const browserRuns = await timed('stories in a browser', async () => {
  const browsers = await readyProjects(['phone', 'desktop', ...(touched ? [] : ['smoke-*'])], [[/^smoke/, () => engines]]);
  return [browsers, stories(browsers)];
});
printSlowest([unit, ...browserRuns].flatMap(({ tests }) => tests));
printTimes();
conclude([...checked, built, unit, ...browserRuns]);

/** Builds what is stale, and weighs it. */
async function builds() {
  try {
    const ready = await build();
    for (const { name, isNew } of [...ready, ...(await buildTools())])
      console.log(`${name.padEnd(12)} ${isNew ? 'built' : 'unchanged'}`);
    await weigh(ready);
    return { passed: 1, failed: 0 };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [toFailure(error, 'npm run build')] };
  }
}

function unitsToRun() {
  if (namedFolders.length > 0) return namedFolders;
  // What all units' results depend on, as their stamps do.
  if (changed === undefined || changed.some((file) => shared.includes(file))) return units;
  return units.filter((folder) => (everywhere.includes(folder) ? changed.length > 0 : isTouched(folder, changed)));
}

/** Unit tests of some folders, without those that passed and have not changed since. @param {readonly string[]} folders @returns {Outcome} */
function unitTests(folders) {
  const stamps = new Map(
    folders.map((folder) => [
      folder,
      everywhere.includes(folder) ? whole : hashOf([...(workspaces.get(folder) ?? [folder]), ...shared].map(inRoot)),
    ]),
  );
  const nameOf = (/** @type {string} */ folder) => `unit-${folder.replace('/', '-')}`;
  const stale = folders.filter((folder) => !isKnown(nameOf(folder), stamps.get(folder) ?? ''));
  const known = folders.filter((folder) => !stale.includes(folder));
  if (known.length > 0) console.log(`unchanged since they passed: ${known.join(', ')}`);
  if (stale.length === 0) return { passed: 0, failed: 0, tests: [] };
  const outcome = runJest(['--passWithNoTests', '--selectProjects', ...stale, ...deep]);
  const hasEnded = outcome.failed === 0 || outcome.failedFiles.length > 0;
  for (const folder of hasEnded ? stale : []) {
    const isBelow = (/** @type {string} */ file) => file.startsWith(path.join(root, folder) + path.sep);
    if (!outcome.failedFiles.some(isBelow)) markDone(nameOf(folder), stamps.get(folder) ?? '');
  }
  return outcome;
}

/**
 * The stories of what is tested, unless they passed and nothing has changed since.
 * @param {Awaited<ReturnType<typeof readyProjects>>} browsers @returns {Outcome}
 */
function stories({ ready, failed: missing }) {
  const name = ['stories', ...(touched ?? [])].join('-');
  const isUnchanged = isKnown('stories', whole) || isKnown(name, whole);
  if (isUnchanged) console.log('unchanged since they passed');
  if (isUnchanged || touched?.length === 0) return { passed: 0, failed: 0, tests: [] };
  const grep = touched === undefined ? [] : [`--grep=@(${touched.join('|')})\\b`];
  const outcome = runStories([...ready.map((project) => `--project=${project}`), ...grep]);
  if (outcome.failed + missing === 0) markDone(name, whole);
  return outcome;
}

/** The apps whose stories are run; undefined: all stories are. */
function touchedApps() {
  if (isWhole) return undefined;
  const own = [...remotes, 'console'].filter((name) =>
    changed === undefined ? namedFolders.includes(`apps/${name}`) : isTouched(`apps/${name}`, changed),
  );
  // What is not a remote's is everybody's.
  const isAll = changed === undefined ? own.length < namedFolders.length : changed.some((file) => isEverybodys(file));
  return isAll ? undefined : own;
}

/** @param {string} name @param {string} stamp */
function isKnown(name, stamp) {
  return !values.all && isDone(name, stamp);
}

/** @param {string} file */
function isEverybodys(file) {
  const [home = '', name = ''] = file.split('/');
  if (home === 'docs' || home === 'bench' || file.endsWith('.md')) return false;
  return home !== 'apps' || ![...remotes, 'console', 'book'].includes(name);
}

/** @param {string} place */
function inRoot(place) {
  return path.join(root, place);
}
