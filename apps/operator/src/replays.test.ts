import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

jest.setTimeout(60_000);

const start = new Date('2026-11-20T12:00:00Z').getTime();
const LONGEST_MS = 11 * 60_000;
const folder = mkdtempSync(join(tmpdir(), 'replays-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The embedded database runs in a process of its own: jest gives it no dynamic imports.
function claim(...claims: readonly (readonly [hash: string, afterMs: number])[]): unknown {
  const list = claims.map(([hash, afterMs]) => ({ hash, at: new Date(start + afterMs) }));
  const script = resolve(__dirname, 'testing/claimHashes.ts');
  const told = execFileSync(process.execPath, ['--import', 'tsx', script, folder, JSON.stringify(list)], {
    cwd: resolve(__dirname, '..'),
    encoding: 'utf8',
  });
  return JSON.parse(told);
}

test('a hash is taken once, remembered as long as its data could be let in, and then forgotten', () => {
  expect(claim(['one', 0], ['one', 1], ['other', LONGEST_MS], ['one', LONGEST_MS], ['third', LONGEST_MS + 1])).toEqual({
    isTaken: [true, false, true, false, true],
    remembered: ['other', 'third'],
  });
});
