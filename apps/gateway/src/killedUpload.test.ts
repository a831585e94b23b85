import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uploadAndKill } from './testing/killedUpload';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'upload-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('faults: publishing over the network that is killed', () => {
  it('once: nothing of it is visible, and the same command again publishes it whole', async () => {
    expect((await uploadAndKill(folder, [30])).published).toBe(2);
  });
});
