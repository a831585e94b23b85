import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/** Lets hours pass for what members of a stopped operator set themselves; `env` is what it was started with. */
export function passTime(folder: string, hours: number, env: Readonly<Record<string, string>> = {}): void {
  const script = resolve(__dirname, 'passTimeFolder.ts');
  execFileSync(process.execPath, ['--import', 'tsx', script, join(folder, 'operator'), String(hours)], {
    cwd: resolve(__dirname, '../..'),
    env: { PATH: process.env['PATH'], ...env },
  });
}
