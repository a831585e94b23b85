import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from 'citty';
import { initRegistry } from '../../registry/initRegistry';
import { fileStore } from '../../storage/fileStore';

const DAY_MS = 24 * 3_600_000;

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'gc-'))));
afterEach(() => rm(folder, { recursive: true }));

it('removes what a publish left that was killed more than a day ago, and the folder that held nothing else', async () => {
  process.env['DATA_DIR'] = folder;
  const { gcCommand } = await import('./gc');
  const store = fileStore(path.join(folder, 'registry'));
  await initRegistry(store, path.join(folder, 'keys'));
  const leave = async (version: string, ageMs: number) => {
    const file = path.join(folder, `registry/assets/wallet/${version}/js/main.js.01234567-0123-0123-0123-012345678901.part`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'half');
    const at = new Date(Date.now() - ageMs);
    await utimes(file, at, at);
    return file;
  };
  const old = await leave('1.0.0', 1.1 * DAY_MS);
  const young = await leave('1.1.0', 0.9 * DAY_MS);
  const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runCommand(gcCommand, { rawArgs: ['--dry-run'] });
  expect([old, young].map(existsSync)).toEqual([true, true]);
  await runCommand(gcCommand, { rawArgs: [] });
  said.mockRestore();
  expect([old, young].map(existsSync)).toEqual([false, true]);
  await expect(store.list('assets/wallet')).resolves.toEqual(['1.1.0']);
});
