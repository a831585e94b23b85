import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uploadAndKill } from './testing/killedUpload';

const KILLS = 100;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'upload-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('faults: publishing over the network that is killed', () => {
  it(`${KILLS} times: nothing of it is visible, and the same command again publishes it whole`, async () => {
    const moments = Array.from({ length: KILLS }, (_, index) => (index * 37) % 300);
    const { halves, published } = await uploadAndKill(folder, moments);
    process.stderr.write(`${KILLS} kills: ${halves} uploads cut off in the middle, ${published - 1} releases published\n`);
    expect(published).toBe(KILLS + 1);
    expect(halves).toBeGreaterThan(KILLS / 4);
  }, 900_000);
});
