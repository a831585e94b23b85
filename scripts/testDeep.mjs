// @ts-check
// Tests too slow for `npm test`: matrices, kills, sweeps, pictures and measurements, in the named parts of deepParts.mjs.
import path from 'node:path';
import { readArguments, refuse } from './workspace/arguments.mjs';
import { build, buildTools } from './build.mjs';
import { changedSince } from './workspace/changed.mjs';
import { conclude } from './lint/checks.mjs';
import { deepParts } from './test/deepParts.mjs';
import { install, root } from './workspace/run.mjs';
import { findTemporaryFolder } from './workspace/temporaryFolder.mjs';
import { printSlowest, printTimes, readyProjects, runJest, runStories, timed } from './test/testRuns.mjs';

const usage = 'npm run test:deep [-- <part> …] [-- --changed [<commit>]] [-- --shard 2/4] [-- --list]';
const { values, positionals: named } = readArguments(
  {
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      shard: { type: 'string' },
      list: { type: 'boolean', default: false },
    },
  },
  usage,
);
const { shard } = values;
if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard)) refuse(`--shard "${shard}" is not like 2/4.`);
const names = values.changed ? touchedParts(named[0] ?? 'HEAD') : namedParts();
if (values.list) {
  for (const name of names) console.log(`${name.padEnd(16)} guards ${deepParts[name]?.guards.join(', ')}`);
} else await runParts();

async function runParts() {
  // Real parts: Debian's PostgreSQL instead of the one that npm brings.
  process.env['TEST_POSTGRES'] = 'installed';
  console.log(names.length > 0 ? `Parts: ${names.join(', ')}` : 'No part guards what has changed.');
  const parts = names.flatMap((name) => deepParts[name] ?? []);
  const sharded = shard === undefined ? [] : [`--shard=${shard}`];
  findTemporaryFolder();
  await install();
  await timed('build', async () => [await build(), await buildTools()]);
  const outcomes = [];
  const units = parts.flatMap((part) => part.units ?? []);
  // A shard of few files may be empty.
  const jest = ['--passWithNoTests', ...sharded, '--testPathPatterns', String.raw`/(${units.join('|')})[^ ]*\.deep\.test\.tsx?$`];
  if (units.length > 0) outcomes.push(await timed('unit tests', () => runJest(jest)));
  // Each run empties its own folder first: one would remove the traces of what failed in another.
  const runs = [
    { name: 'stories in a browser', output: 'failed', chosen: parts.filter(({ isAlone, stories }) => stories && !isAlone) },
    { name: 'stories in other engines', output: 'failed-engines', chosen: parts.filter(({ projects }) => projects) },
    { name: 'measurements', output: 'failed-measurements', chosen: parts.filter(({ isAlone }) => isAlone), workers: 1 },
  ];
  for (const { name, output, chosen, workers = 2 } of runs) {
    if (chosen.length === 0) continue;
    const browsers = await readyProjects([...new Set(chosen.flatMap((part) => part.projects ?? ['deep']))]);
    outcomes.push(browsers);
    if (browsers.ready.length === 0) continue;
    const words = [
      ...browsers.ready.map((project) => `--project=${project}`),
      `--workers=${workers}`,
      `--output=${path.join(root, 'test-results', output)}`,
      '--pass-with-no-tests',
      ...sharded,
      ...chosen.flatMap((part) => part.stories ?? []).map((story) => `packages/e2e/${story}`),
    ];
    outcomes.push(await timed(name, () => runStories(words)));
  }
  printSlowest(outcomes.flatMap(({ tests }) => tests));
  printTimes();
  conclude(outcomes);
}

/** The selected parts, by name or prefix: `faults` is `faults/api`, `faults/files` and `faults/device`. */
function namedParts() {
  const all = Object.keys(deepParts);
  const fits = (/** @type {string} */ part, /** @type {string} */ name) => part === name || part.startsWith(`${name}/`);
  const unknown = named.find((name) => !all.some((part) => fits(part, name)));
  if (unknown !== undefined) refuse(`There is no part "${unknown}"; choose from ${all.join(', ')}.`);
  return named.length === 0 ? all : all.filter((part) => named.some((name) => fits(part, name)));
}

/** The parts that guard what differs from a commit. @param {string} commit */
function touchedParts(commit) {
  const changed = changedSince(commit);
  const isBelow = (/** @type {string} */ file, /** @type {string} */ place) => file === place || file.startsWith(`${place}/`);
  return Object.entries(deepParts).flatMap(([name, { guards }]) =>
    guards.some((place) => changed.some((file) => isBelow(file, place))) ? [name] : [],
  );
}
