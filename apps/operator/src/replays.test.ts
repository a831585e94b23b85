import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { newData } from './testing/operatorData';

jest.setTimeout(60_000);

const start = new Date('2026-11-20T12:00:00Z').getTime();
const LONGEST_MS = 11 * 60_000;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

// In a process of its own: jest gives the database no dynamic imports.
async function claim(...claims: readonly (readonly [hash: string, afterMs: number])[]): Promise<unknown> {
  const { folder, env } = await newData();
  folders.push(folder);
  const list = claims.map(([hash, afterMs]) => ({ hash, at: new Date(start + afterMs) }));
  const script = resolve(__dirname, 'testing/claimHashes.ts');
  const told = execFileSync(process.execPath, ['--import', 'tsx', script, folder, JSON.stringify(list)], {
    cwd: resolve(__dirname, '..'),
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  return JSON.parse(told);
}

test('a hash is taken once, remembered as long as its data could be let in, and then forgotten', async () => {
  expect(await claim(['one', 0], ['one', 1], ['other', LONGEST_MS], ['one', LONGEST_MS], ['third', LONGEST_MS + 1])).toEqual({
    isTaken: [true, false, true, false, true],
    remembered: ['other', 'third'],
  });
});
