import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { carryOutAndKill } from './testing/killedStages';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stages-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('faults: a gateway killed at each stage of a schedule', () => {
  it('each stage is carried out once, in its order, by those that are alive', async () => {
    const carried = await carryOutAndKill(folder);
    process.stderr.write(`${carried.map(({ share, lateMs }) => `${share / 100} % after ${lateMs} ms`).join(', ')}\n`);
    expect(carried.map(({ share }) => share)).toEqual([1_000, 2_500, 10_000]);
    expect(carried.every(({ lateMs }) => lateMs >= 0)).toBe(true);
  }, 120_000);
});
