import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/** Fills the folder of an operator that does not run yet with members who meet the first rule of the red packets; gives their tokens. */
export function prepareHunters(folder: string, count: number): readonly string[] {
  const script = resolve(__dirname, 'hunterFolder.ts');
  const told = execFileSync(process.execPath, ['--import', 'tsx', script, join(folder, 'operator'), String(count)], {
    cwd: resolve(__dirname, '../..'),
    encoding: 'utf8',
  });
  return JSON.parse(told) as string[];
}
