import { rmSync } from 'node:fs';
import { newData } from '../testing/operatorData';
import { runScript } from '../testing/runScript';

const start = new Date('2026-11-20T12:00:00Z').getTime();
const LONGEST_MS = 11 * 60_000;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

async function claim(...claims: readonly (readonly [hash: string, afterMs: number])[]): Promise<unknown> {
  const { folder, env } = await newData();
  folders.push(folder);
  const list = claims.map(([hash, afterMs]) => ({ hash, at: new Date(start + afterMs) }));
  return runScript('claimHashes.ts', folder, env, JSON.stringify(list));
}

it('a hash is taken once, remembered as long as its data could be let in, and then forgotten', async () => {
  expect(await claim(['one', 0], ['one', 1], ['other', LONGEST_MS], ['one', LONGEST_MS], ['third', LONGEST_MS + 1])).toEqual({
    isTaken: [true, false, true, false, true],
    remembered: ['other', 'third'],
  });
});
