import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withTables } from './documentTables';
import type { Findings } from './findings';
import { scaleTables } from './scale/scaleTables';
import { storeTable } from './store/storeTable';

const mark = '<!-- written by npm run bench scale -->';
const page = (one: string, other: string) => `# A\n\n${mark}${one}<!-- end -->\n\nB\n\n${mark}${other}<!-- end -->\n\nC\n`;

it('puts each table into its place, and the next ones into the same', () => {
  const first = withTables(page('', '\nold\n'), 'scale', ['1', '2']);
  expect(first).toBe(page('\n\n1\n\n', '\n\n2\n\n'));
  expect(withTables(first, 'scale', ['3', '4'])).toBe(page('\n\n3\n\n', '\n\n4\n\n'));
});

it.each([
  [page('', ''), ['1'], '2 places for 1 tables'],
  ['no place', ['1'], '0 places for 1 tables'],
  [`${mark} and on`, ['1'], 'does not end'],
])('throws rather than lose something: %#', (text, tables, message) => {
  expect(() => withTables(text, 'scale', tables)).toThrow(message);
});

it('docs/scale.md shows the figures that are stored in results.json', () => {
  const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
  const { scale, store } = JSON.parse(read('../results.json')) as Record<'scale' | 'store', Findings>;
  const text = read('../../docs/scale.md');
  expect(withTables(text, 'scale', scaleTables(scale))).toBe(text);
  expect(withTables(text, 'store', [storeTable(store)])).toBe(text);
});
