import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placesIn } from './places.mjs';

const root = path.resolve(__dirname, '../..');
const text = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].join('\n');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'places-'));
  // Line 1 of each file is line 3 of its source.
  const map = (source: string) =>
    JSON.stringify({ version: 3, sources: [source], sourcesContent: [text], names: [], mappings: 'AAEA' });
  writeFileSync(path.join(folder, 'ours.js.map'), map(path.join(root, 'apps/wallet/src/Sum.tsx')));
  writeFileSync(path.join(folder, 'theirs.js.map'), map(path.join(root, 'node_modules/react-dom/index.js')));
});
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (pathname: string) => path.join(folder, path.basename(pathname));

it('finds the lines of a stack in our sources, and what stands around them', async () => {
  const stack = `Error: no sum
    at Sum (http://localhost:8080/assets/wallet/0.0.0-dev/ours.js:1:4)
    at render (http://localhost:8080/assets/shell/0.0.0-dev/theirs.js:1:9)
    at other (http://localhost:8080/assets/shell/0.0.0-dev/unknown.js:1:9)`;
  const [place, ...others] = await placesIn(stack, fileOf);
  expect(others).toEqual([]);
  expect(place).toMatchObject({ file: 'apps/wallet/src/Sum.tsx', line: 3 });
  expect(place?.excerpt.split('\n')).toEqual(expect.arrayContaining(['>    3 | three', '     2 | two', '     7 | seven']));
});

it('finds nothing in a stack without addresses', async () => {
  await expect(placesIn('Error: no sum', fileOf)).resolves.toEqual([]);
});
