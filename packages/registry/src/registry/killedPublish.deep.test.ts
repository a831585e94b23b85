import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishAndKillAgain } from '../testing/testKilledPublish';

const LANES = 2;
const KILLS = 50;
const LONGEST_MS = 120;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'killed-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('faults: a publish that is killed', () => {
  it(`at ${LANES * KILLS} moments: what was said to be published is, whole; of the rest nothing is seen; the next goes on`, async () => {
    const moments = Array.from({ length: KILLS }, (_, kill) => (LONGEST_MS * kill) / KILLS);
    const lanes = Array.from({ length: LANES }, (_, number) => path.join(folder, `lane-${number}`));
    const results = await Promise.all(lanes.map((lane) => publishAndKillAgain(lane, moments)));
    const sum = (of: 'published' | 'halves') => results.reduce((all, one) => all + one[of], 0);
    process.stderr.write(
      `${LANES * KILLS} kills: ${sum('published')} releases published, ${sum('halves')} cut off in the middle\n`,
    );
    expect(sum('halves')).toBeGreaterThan(KILLS / 4);
  }, 600_000);
});
