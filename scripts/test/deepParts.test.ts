import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { trackedFiles } from '../workspace/changed.mjs';
import { deepParts } from './deepParts.mjs';

const root = path.resolve(__dirname, '../..');
const files = trackedFiles().filter((file) => existsSync(path.join(root, file)));

const parts = Object.entries(deepParts);
const partsOf = (file: string) =>
  parts.flatMap(([name, { units = [], stories = [] }]) =>
    [...units, ...stories.map((story) => `packages/e2e/${story}`)].some((beginning) => file.startsWith(beginning)) ? [name] : [],
  );
const units = files.filter((file) => /\.deep\.test\.tsx?$/.test(file));
const stories = files.filter(
  (file) =>
    file.startsWith('packages/e2e/') &&
    file.endsWith('.spec.ts') &&
    readFileSync(path.join(root, file), 'utf8').includes('@deep'),
);

it.each([...units, ...stories])('%s belongs to one part', (file) => {
  expect(partsOf(file)).toHaveLength(1);
});

it('each part has tests, and what it guards is there', () => {
  const used = new Set([...units, ...stories].flatMap(partsOf));
  // Those of other engines run stories of `npm test`.
  const ownTests = parts.filter(([, { projects }]) => projects === undefined);
  expect(ownTests.map(([name]) => name).filter((name) => !used.has(name))).toEqual([]);
  expect(parts.flatMap(([, { guards }]) => guards).filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
});

it('whatever is released, or serves it, is guarded', () => {
  const guarded = new Set(parts.flatMap(([, { guards }]) => guards));
  // The check of backends, what turns their answers, and what tests themselves are made of have no deep tests.
  const unguarded = ['packages/api-check', 'packages/api-types', 'packages/dialect', 'packages/e2e'];
  const folders = ['apps', 'packages'].flatMap((home) => readdirSync(path.join(root, home)).map((name) => `${home}/${name}`));
  expect(folders.filter((folder) => !guarded.has(folder) && existsSync(path.join(root, folder, 'package.json')))).toEqual(
    unguarded,
  );
});

it('a deep story in a file of its own is tagged as one', () => {
  const named = files.filter((file) => file.startsWith('packages/e2e/') && file.endsWith('.deep.spec.ts'));
  expect(named.filter((file) => !stories.includes(file))).toEqual([]);
});
