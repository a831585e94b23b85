import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromiumPath } from '../support/browser/chromium';
import { type NpmRegistry, startNpmRegistry } from '../support/site/npmRegistry';
import { test as base } from '../support/test';

/** A team in its own repository, or before it has one. */
export interface Team {
  readonly env: NodeJS.ProcessEnv;
  /** Runs a program in the team's folder; rejects with what it wrote when it fails. */
  run(program: string, ...words: string[]): Promise<string>;
  readonly folder: string;
}

/** Stories of teams that begin in an empty folder, with npm's registry on this machine. */
export const test = base.extend<{ readonly empty: string }, { readonly npmRegistry: NpmRegistry }>({
  npmRegistry: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'npm-registry-'));
      const registry = await startNpmRegistry(folder);
      await use(registry);
      await registry.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  empty: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'team-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

/** A team in a folder, whose programs have these variables beside those of a CI. */
export function teamIn(folder: string, { env }: NpmRegistry, secrets: NodeJS.ProcessEnv = {}): Team {
  const own = { ...env, CI: 'true', FORCE_COLOR: '0', CHROMIUM_PATH: chromiumPath, ...secrets };
  return {
    folder,
    env: own,
    run: async (program, ...words) => {
      try {
        const { stdout, stderr } = await promisify(execFile)(program, words, { cwd: folder, env: own, maxBuffer: 50_000_000 });
        return stdout + stderr;
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
        throw new Error(`${program} ${words.join(' ')}\n${stdout}${stderr}`, { cause: error });
      }
    },
  };
}
