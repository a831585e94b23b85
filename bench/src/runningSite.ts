import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findProcesses } from './processes';

const root = path.resolve('.');

/** A site started by `npm start` with its own data. */
export interface RunningSite {
  readonly url: string;
  readonly dataDir: string;
  readonly gatewayPid: number;
  stop(): Promise<void>;
}

/** Runs `npm start` on a free port, in production mode, with a new data folder. */
export async function runSite(env: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-site-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  process.once('exit', () => child.kill('SIGTERM'));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [, ready] = /ready at (\S+)/.exec(output) ?? [];
      if (ready !== undefined) resolve(ready.replace('localhost', '127.0.0.1'));
    });
    child.once('close', (code) => reject(new Error(`the site ended before it was ready (${code})\n${output}`)));
  });
  return {
    url,
    dataDir,
    gatewayPid: findProcesses(child.pid ?? 0, 'apps/gateway/src/main.ts')[0] ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
