import { runScript } from './runScript';

/** Gives an operator that does not run yet members who meet the first rule of the red packets; `env` is what it will be started with. */
export function prepareHunters(folder: string, count: number, env: Readonly<Record<string, string>> = {}): readonly string[] {
  return runScript('hunterFolder.ts', folder, env, String(count)) as string[];
}
