import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/**
 * Runs a script of this folder on the data of an operator that does not run, and gives what it prints; `env` is what the operator
 * is started with. In a process of its own: jest gives the database no dynamic imports.
 */
export function runScript(
  script: string,
  folder: string,
  env: Readonly<Record<string, string>>,
  ...more: readonly string[]
): unknown {
  const words = ['--import', 'tsx', resolve(__dirname, script), join(folder, 'operator'), ...more];
  const output = execFileSync(process.execPath, words, {
    cwd: resolve(__dirname, '../..'),
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  return JSON.parse(output);
}
