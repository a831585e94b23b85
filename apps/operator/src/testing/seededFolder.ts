import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beijingDay } from '../beijing';

/** Only where tests run, makeRunFolder.cjs: a folder that lives as long as their run. */
const { PARLOUR_RUN_FOLDER: runFolder, JEST_WORKER_ID: worker = '0' } = process.env;

/**
 * A new folder for an operator. In a run of the tests its embedded database is filled already: a copy of one that each worker makes once,
 * because to make one takes three seconds of work and to copy it a third of one. Its history ends today, so another day has another.
 */
export async function seededFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'));
  if (runFolder === undefined) return folder;
  const seeded = join(runFolder, `seeded-${worker}-${beijingDay(new Date())}`);
  if (!existsSync(seeded)) await fill(seeded);
  cpSync(seeded, folder, { recursive: true });
  return folder;
}

function fill(folder: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', resolve(__dirname, 'seedFolder.ts'), join(folder, 'operator')], {
    cwd: resolve(__dirname, '../..'),
    env: { PATH: process.env['PATH'] },
    stdio: 'inherit',
  });
  return new Promise((done, fail) => {
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`Seeding ended with ${code}.`))));
  });
}
