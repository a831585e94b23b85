import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishAndKillAgain } from '../testing/testKilledPublish';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'killed-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Each moment is a little later than the previous one, so that a busy machine reaches the upload, too. */
function* moments(): Generator<number> {
  for (let ms = 20; ; ms += 7) yield ms;
}

describe('faults: a publish that is killed', () => {
  it('in its middle: what was said to be published is, whole; of the rest nothing is seen; the next goes on', async () => {
    const { halves } = await publishAndKillAgain(folder, moments(), (killed) => killed.halves > 0 && killed.published > 0);
    expect(halves).toBeGreaterThan(0);
  });
});
