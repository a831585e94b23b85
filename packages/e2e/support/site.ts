import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../../..');

/** A running site with data of its own: changes by one story do not affect the others. */
export interface Site {
  readonly url: string;
  /** Where its registry, keys and database are. */
  readonly dataDir: string;
  readonly consoleUrl: string;
  readonly consoleToken: string;
  /** The token of the demo operator's admin. */
  readonly adminToken: string;
  /** Environment for the repository's tools so that they work on this site. */
  readonly env: NodeJS.ProcessEnv;
  /** The release tool as people call it; rejects with what it wrote when it refuses. */
  releaseTool(...words: string[]): Promise<{ readonly stdout: string; readonly stderr: string }>;
}

/** Starts a site by its own command on a free port; PARLOUR_URL (with its DATA_DIR) names a running one instead. */
export async function startSite(): Promise<Site & { stop(): Promise<void> }> {
  const running = process.env['PARLOUR_URL'];
  const dataDir = running
    ? path.resolve(root, process.env['DATA_DIR'] ?? '.parlour')
    : await mkdtemp(path.join(tmpdir(), 'parlour-site-'));
  const adminToken = process.env['DEMO_ADMIN_TOKEN'] ?? 'stories';
  const consoleToken = process.env['CONSOLE_TOKEN'] ?? 'stories of the console';
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    REVIEW_DELAY_MS: '3000',
    DEMO_OUTCOME: 'lose',
    DEMO_ADMIN_TOKEN: adminToken,
    CONSOLE_TOKEN: consoleToken,
    MINI_APP_BOT_TOKEN: '4711:stories',
  };
  const child = running
    ? undefined
    : spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = child === undefined ? (running ?? '') : await readyAt(child);
  return {
    url,
    dataDir,
    consoleUrl: `${url}/console/`,
    consoleToken,
    adminToken,
    env: { ...env, PARLOUR_URL: url },
    releaseTool: (...words) =>
      promisify(execFile)(process.execPath, ['scripts/release.mjs', ...words], { cwd: root, env: { ...env, PARLOUR_URL: url } }),
    stop: async () => {
      if (child === undefined) return;
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'close');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address that a command prints when its site is ready. */
export async function readyAt({ stdout }: ReturnType<typeof spawn>): Promise<string> {
  const said: string[] = [];
  if (stdout) {
    for await (const line of createInterface({ input: stdout })) {
      said.push(line);
      const ready = /ready at ([^\s,]+)/.exec(line)?.[1];
      if (ready !== undefined) {
        stdout.resume();
        return ready;
      }
    }
  }
  throw new Error(`the site ended before it was ready\n${said.join('\n')}`);
}
