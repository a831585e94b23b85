import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeAndKill } from './testing/killedGateway';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'killed-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('faults: the gateway killed while it writes', () => {
  it('twice: every change that was answered is in the history, which is whole', async () => {
    expect((await writeAndKill(folder, 2)).answered).toBeGreaterThan(2);
  });
});
