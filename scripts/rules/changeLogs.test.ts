import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const changeLogs = readdirSync(path.join(root, 'packages'))
  .map((name) => `packages/${name}/CHANGELOG.md`)
  .filter((file) => readdirSync(path.dirname(path.join(root, file))).includes('CHANGELOG.md'));

/** Text in backticks or brackets does not count as a sentence. */
const sentencesOf = (line: string) => line.replaceAll(/`[^`]*`|\([^)]*\)/g, 'x').split(/\.\s+(?=[A-Zx])/);

it('tells two facts from one with a name and an example', () => {
  expect(sentencesOf('- `Link.to` may be a path. A `Segment` takes two lines.')).toHaveLength(2);
  expect(sentencesOf('- `Link.to` may be a path (as in `/a. B`).')).toHaveLength(1);
});

it.each(changeLogs)('%s has one fact in each line', (file) => {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('- ') && sentencesOf(line).length > 1)).toEqual([]);
});
