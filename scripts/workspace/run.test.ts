import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listingOf, runsOn } from './run.mjs';

it.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['25.1.0', true],
])('Node %s: %s', (version, isAllowed) => {
  expect(runsOn(version)).toBe(isAllowed);
});

it('a file that is deleted, added or cut off changes the listing of a folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'listing-'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('a.js', 'one');
  write('b.js', 'two');
  const before = listingOf(folder);
  write('b.js', 'tw');
  const cutOff = listingOf(folder);
  write('b.js', 'two');
  expect(listingOf(folder)).toBe(before);
  rmSync(path.join(folder, 'a.js'));
  expect(new Set([before, cutOff, listingOf(folder)]).size).toBe(3);
  rmSync(folder, { recursive: true });
});
