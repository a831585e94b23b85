import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { FullConfig } from '@playwright/test';

export const root = path.resolve(import.meta.dirname, '../../../..');

/** A running site with data of its own: changes by one story do not affect the others. */
export interface Site {
  readonly url: string;
  /** Where its registry, keys and database are. */
  readonly dataDir: string;
  /** Where Prometheus would read. */
  readonly metricsUrl: string;
  readonly consoleToken: string;
  /** The token of the demo operator's admin. */
  readonly adminToken: string;
  /** Environment for the repository's tools so that they work on this site. */
  readonly env: NodeJS.ProcessEnv;
  /** The release tool as people call it; rejects with what it wrote when it refuses. */
  releaseTool(...words: string[]): Promise<{ readonly stdout: string; readonly stderr: string }>;
}

/** Where a site runs, and where its data are. */
interface RunningSite {
  readonly url: string;
  readonly metricsUrl: string;
  readonly dataDir: string;
}

const RUNNING = 'PARLOUR_SITES';
const adminToken = process.env['DEMO_ADMIN_TOKEN'] ?? 'stories';
const consoleToken = process.env['CONSOLE_TOKEN'] ?? 'stories of the console';

/**
 * Before all stories: starts a site for each worker that runs at a time, and returns what stops them. A worker that the runner starts
 * after another, for the next project or after a failure, uses the site of the one before.
 */
export default async function startSites({ workers }: Pick<FullConfig, 'workers'>): Promise<() => Promise<void>> {
  const sites = await Promise.all(Array.from({ length: workers }, startSite));
  process.env[RUNNING] = JSON.stringify(sites);
  return async () => {
    await Promise.all(sites.map(({ stop }) => stop()));
  };
}

/** The site of the worker of that index among those that run at a time. */
export function openSite(parallelIndex: number): Site {
  const sites: readonly RunningSite[] = JSON.parse(process.env[RUNNING] ?? '[]');
  const site = sites[parallelIndex];
  if (site === undefined) throw new Error(`no site was started for worker ${parallelIndex}`);
  const { url, dataDir, metricsUrl } = site;
  const env = { ...environmentOf(dataDir), PARLOUR_URL: url };
  return {
    url,
    dataDir,
    metricsUrl,
    consoleToken,
    adminToken,
    env,
    releaseTool: (...words) => promisify(execFile)(process.execPath, ['scripts/release.mjs', ...words], { cwd: root, env }),
  };
}

/** Starts a site by its own command on a free port; PARLOUR_URL (with its DATA_DIR) names a running one instead. */
async function startSite(): Promise<RunningSite & { stop(): Promise<void> }> {
  const running = process.env['PARLOUR_URL'];
  if (running) {
    const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? '.parlour');
    return { url: running, metricsUrl: process.env['METRICS_URL'] ?? '', dataDir, stop: async () => undefined };
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'parlour-site-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: environmentOf(dataDir),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { url, said } = await readyAt(child);
  return {
    url,
    metricsUrl: /http:\S+\/metrics/.exec(said)?.[0] ?? '',
    dataDir,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'close');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function environmentOf(dataDir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    METRICS_PORT: '0',
    REVIEW_DELAY_MS: '3000',
    DEMO_OUTCOME: 'lose',
    DEMO_ADMIN_TOKEN: adminToken,
    CONSOLE_TOKEN: consoleToken,
    MINI_APP_BOT_TOKEN: '4711:stories',
  };
}

/** The address that a command prints when its site is ready, and what it said until then. */
export async function readyAt({ stdout }: ReturnType<typeof spawn>): Promise<{ readonly url: string; readonly said: string }> {
  const said: string[] = [];
  if (stdout) {
    for await (const line of createInterface({ input: stdout })) {
      said.push(line);
      const ready = /ready at ([^\s,]+)/.exec(line)?.[1];
      if (ready !== undefined) {
        stdout.resume();
        // What the name means differs by machine: on some it is an IPv6 address alone.
        return { url: ready.replace('localhost', '127.0.0.1'), said: said.join('\n') };
      }
    }
  }
  throw new Error(`the site ended before it was ready\n${said.join('\n')}`);
}
