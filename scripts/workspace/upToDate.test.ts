import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listingOf } from './upToDate.mjs';

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
