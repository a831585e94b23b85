import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/site/site';
import { diffsOf, patched } from './documents';

it('each diff of the tour fits the sources, after those before it', async () => {
  const texts = new Map<string, string>();
  const diffs = await diffsOf('tour.md');
  expect(diffs.length).toBeGreaterThan(10);
  for (const diff of diffs) {
    const file = path.join(root, diff.file);
    const text = texts.get(diff.file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
    texts.set(diff.file, patched(text, diff));
  }
});

it('a diff whose lines are not there, or are there twice, is refused', () => {
  const diff = { file: 'a.ts', hunks: [{ before: 'one\n', after: 'two\n' }] };
  expect(patched('one\n', diff)).toBe('two\n');
  expect(() => patched('three\n', diff)).toThrow('a.ts does not have');
  expect(() => patched('one\none\n', diff)).toThrow('a.ts does not have');
});
