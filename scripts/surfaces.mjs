// @ts-check
// Checks the lists of what the shared packages export (api-surface.json); `--write` writes them, once the version of a package whose
// exports changed is raised; `--compatible` says that what changed takes and gives all that it did.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments, refuse } from './workspace/arguments.mjs';
import { root, run } from './workspace/run.mjs';
import { hashOf, isDone, markDone } from './workspace/upToDate.mjs';
import { surfaceOf } from './surfaces/surface.mjs';
import { judge } from './surfaces/versionRule.mjs';

/** @typedef {import('./surfaces/versionRule.mjs').SurfaceList} SurfaceList */

/** What remotes and the shell are built against, and the shell shares at run time. */
const folders = ['packages/api-client', 'packages/platform', 'packages/ui-kit'];
const COMMAND = 'node scripts/surfaces.mjs --write';

const { values } = readArguments(
  { options: { write: { type: 'boolean', default: false }, compatible: { type: 'boolean', default: false } } },
  '--write or --write --compatible',
);
const inputs = ['pnpm-lock.yaml', 'tsconfig.base.json', 'scripts/surfaces', 'scripts/surfaces.mjs', ...folders];
const stampOf = () => hashOf(inputs.map((input) => path.join(root, input)));

if (values.write || !isDone('surfaces', stampOf())) {
  await run(path.join(root, 'node_modules/.bin/tsc'), ['-b', ...folders]).catch((error) =>
    refuse(`What the packages export is read from their declarations, which need types without faults. ${error.message}`),
  );
  const isTrue = folders.map(check).every(Boolean);
  if (isTrue) markDone('surfaces', stampOf());
  else process.exitCode = 1;
}

/** @param {string} folder */
function check(folder) {
  const file = path.join(root, folder, 'api-surface.json');
  /** @type {SurfaceList | undefined} */
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const { name, version } = readPackage(folder);
  const compiler = readPackage('node_modules/typescript').version;
  const after = { package: name, version, compiler, entries: surfaceOf(path.join(root, folder)) };
  const text = `${JSON.stringify(after, null, 2)}\n`;
  if (text === JSON.stringify(before, null, 2) + '\n') return true;
  const { difference, needed, mayReplace } = judge(before, after, { isCompatible: values.compatible });
  if (values.write && mayReplace) {
    writeFileSync(file, text);
    console.log(`${folder}/api-surface.json is written for ${name} ${version}`);
    return true;
  }
  if (before === undefined) {
    console.error(`${folder} has no api-surface.json, the list of what it exports. Write it with: ${COMMAND}`);
    return false;
  }
  console.error(`${folder}/api-surface.json is not what ${name} exports:`);
  for (const [what, names] of Object.entries(difference)) for (const one of names) console.error(`  ${what.padEnd(8)} ${one}`);
  if (before?.version !== version)
    console.error(`  the list is for ${before?.version ?? 'no version'}, the package is ${version}`);
  if (mayReplace) console.error(`Its version is new enough. Write the list with: ${COMMAND}`);
  else {
    console.error(`Others build against ${name} ${before.version}. Raise it to ${needed} at least (npm run changeset, then`);
    console.error(`npm run changeset version), then write the list with: ${COMMAND}`);
    const { needed: least } = judge(before, after, { isCompatible: true });
    if (least !== needed)
      console.error(`If all that changed still takes and gives what it did, ${least} is enough, with: ${COMMAND} --compatible`);
  }
  return false;
}

/** @param {string} folder @returns {{ name: string, version: string }} */
function readPackage(folder) {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
}
