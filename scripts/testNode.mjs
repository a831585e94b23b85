// @ts-check
// Checks that Parlour runs, builds and tests on another version of Node, from the npm package `node`: `npm run test:node -- 24`.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readArguments, refuse } from './workspace/arguments.mjs';
import { build, buildTools } from './build.mjs';
import { conclude } from './lint/checks.mjs';
import { install, root } from './workspace/run.mjs';
import { printTimes, runJest, runStories, timed } from './test/testRuns.mjs';

const usage = 'npm run test:node -- <version>, such as 22 or 24';
/** A player, money, a team, ops, a phone without a network; each on a site that `npm start` brought up. */
const stories = ['journeys/evening', 'money/deposits', 'releases/swap', 'console/console', 'offline/offline'];

const { values, positionals } = readArguments(
  { allowPositionals: true, options: { inside: { type: 'boolean', default: false } } },
  usage,
);
if (values.inside) await tryHere();
else tryOn(positionals[0] ?? refuse(`Say ${usage}`));

/** @param {string} version */
function tryOn(version) {
  const words = ['--yes', '-p', `node@${version}`, '-c', 'node -p process.execPath'];
  const located = spawnSync('npx', words, { encoding: 'utf8' });
  const node = located.stdout.trim().split('\n').at(-1);
  if (located.status !== 0 || !node) refuse(`There is no Node "${version}" in npm. Say ${usage}`);
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
  process.exitCode =
    spawnSync(node, [path.join(root, 'scripts/testNode.mjs'), '--inside'], { stdio: 'inherit', env }).status ?? 1;
}

async function tryHere() {
  console.log(`Node ${process.version}`);
  await install();
  const remembered = path.join(root, 'node_modules/.parlour');
  for (const name of readdirSync(remembered)) if (name.startsWith('build-')) rmSync(path.join(remembered, name));
  await timed('build', async () => [await build(), await buildTools()]);
  const units = await timed('unit tests', () =>
    runJest(['--testPathIgnorePatterns', '/node_modules/', String.raw`\.deep\.test\.`]),
  );
  const browserRuns = await timed('stories in a browser', () =>
    runStories(['--project=phone', '--project=desktop', ...stories.map((story) => `packages/e2e/${story}.spec`)]),
  );
  printTimes();
  conclude([{ passed: 1, failed: 0 }, units, browserRuns]);
}
