import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/** Gives an operator that does not run yet members who meet the first rule of the red packets; `env` is what it will be started with. */
export function prepareHunters(folder: string, count: number, env: Readonly<Record<string, string>> = {}): readonly string[] {
  const script = resolve(__dirname, 'hunterFolder.ts');
  const output = execFileSync(process.execPath, ['--import', 'tsx', script, join(folder, 'operator'), String(count)], {
    cwd: resolve(__dirname, '../..'),
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[];
}
