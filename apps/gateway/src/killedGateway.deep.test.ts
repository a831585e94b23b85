import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeAndKill } from './testing/killedGateway';

const LANES = 2;
const KILLS = 50;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'killed-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('faults: the gateway killed while it writes', () => {
  it(`${LANES * KILLS} times: every change that was answered is in the history, which is whole`, async () => {
    const lanes = Array.from({ length: LANES }, (_, index) => path.join(folder, `lane-${index}`));
    const counts = await Promise.all(lanes.map((lane) => writeAndKill(lane, KILLS)));
    const sum = (of: 'answered' | 'stored') => counts.reduce((all, one) => all + one[of], 0);
    process.stderr.write(`${LANES * KILLS} kills: ${sum('answered')} changes answered, ${sum('stored')} in the histories\n`);
    expect(sum('answered')).toBeGreaterThan(LANES * KILLS);
  }, 600_000);
});
