// @ts-check
// What everybody runs: `npm test` all that a change is looked at by, `npm test wallet` one app with the stories that touch it,
// `npm test -- --changed main` what differs from a commit. What takes longer than it tells is in `npm run test:deep`.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { remotes } from './apps.mjs';
import { readArguments, refuse } from './arguments.mjs';
import { build, buildTools, weigh } from './build.mjs';
import { changedSince } from './changed.mjs';
import { conclude, runChecks } from './checks.mjs';
import { hashOf, install, isDone, markDone, root } from './run.mjs';
import { printSlowest, printTimes, runJest, runStories, timed } from './testRuns.mjs';
import { isTouched, workspaces } from './workspaces.mjs';

/** @typedef {import('./testRuns.mjs').Outcome} Outcome */

const usage = 'npm test [<app> …] [-- --changed [<commit>]] [-- --all]';
const { values, positionals: named } = readArguments(
  { allowPositionals: true, options: { changed: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } } },
  usage,
);

/** Tests that read more of the tree than what they are built from. */
const everywhere = ['scripts', 'packages/testing', 'packages/e2e', 'packages/api-check', 'apps/book', 'bench'];
const units = [...[...workspaces.keys()].filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json'))), 'scripts'];
const shared = ['jest.config.mjs', 'scripts/jest', 'pnpm-lock.yaml', 'tsconfig.base.json'];
const deep = ['--testPathIgnorePatterns', '/node_modules/', String.raw`\.deep\.test\.`];

await install();
const changed = values.changed ? changedSince(named[0] ?? 'HEAD') : undefined;
const asked = changed === undefined ? named.map((name) => `apps/${name}`) : [];
const unknown = asked.filter((folder) => !units.includes(folder));
if (unknown.length > 0) refuse(`There is no app "${path.basename(unknown[0] ?? '')}". Say ${usage}`);
const isWhole = changed === undefined && asked.length === 0;

const checked = await timed('checks', async () =>
  asked.length > 0 ? (await Promise.all(asked.map((folder) => runChecks(folder)))).flat() : runChecks(),
);
const built = await timed('build', builds);
const unit = await timed('unit tests', () => unitTests(unitsToRun()));
const told = await timed('stories in a browser', stories);
printSlowest([...unit.tests, ...told.tests]);
printTimes();
conclude([...checked, built, unit, told]);

/** Builds what is stale, and weighs it. */
async function builds() {
  try {
    const ready = await build();
    for (const { name, isNew } of [...ready, ...(await buildTools())])
      console.log(`${name.padEnd(12)} ${isNew ? 'built' : 'unchanged'}`);
    await weigh(ready);
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function unitsToRun() {
  if (asked.length > 0) return asked;
  if (changed === undefined) return units;
  return units.filter((folder) => (everywhere.includes(folder) ? changed.length > 0 : isTouched(folder, changed)));
}

/** Unit tests of some folders, without those that passed and have not changed since. @param {readonly string[]} folders @returns {Outcome} */
function unitTests(folders) {
  const stamps = new Map(
    folders.map((folder) => [folder, hashOf([...(workspaces.get(folder) ?? [folder]), ...shared].map(inRoot))]),
  );
  const isKnown = (/** @type {string} */ folder) =>
    !values.all && !everywhere.includes(folder) && isDone(`unit-${folder.replace('/', '-')}`, stamps.get(folder) ?? '');
  const stale = folders.filter((folder) => !isKnown(folder));
  const known = folders.filter(isKnown);
  if (known.length > 0) console.log(`unchanged since they passed: ${known.join(', ')}`);
  if (stale.length === 0) return { passed: 0, failed: 0, tests: [] };
  const outcome = runJest(['--selectProjects', ...stale, ...deep]);
  for (const folder of stale) {
    const isBelow = (/** @type {string} */ file) => file.startsWith(path.join(root, folder) + path.sep);
    if (outcome.files.some(isBelow) && !outcome.failedFiles.some(isBelow))
      markDone(`unit-${folder.replace('/', '-')}`, stamps.get(folder) ?? '');
  }
  return outcome;
}

/** @returns {Outcome} */
function stories() {
  const projects = ['--project=phone', '--project=desktop'];
  if (isWhole) return runStories(projects);
  const touched = [...remotes, 'console'].filter((name) =>
    changed === undefined ? asked.includes(`apps/${name}`) : isTouched(`apps/${name}`, changed),
  );
  // What is not a remote's is everybody's.
  const isAll = changed === undefined ? touched.length < asked.length : changed.some((file) => isEverybodys(file));
  if (isAll) return runStories(projects);
  if (touched.length === 0) return { passed: 0, failed: 0, tests: [] };
  return runStories([...projects, `--grep=@(${touched.join('|')})\\b`]);
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
