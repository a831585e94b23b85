import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from './freePort';

const conf = path.resolve('deploy/nginx.conf');

/** Why nginx cannot be run here, in one sentence; undefined when it can. */
export function missingNginx(): string | undefined {
  if (spawnSync('nginx', ['-v']).error !== undefined) return 'nginx is not installed';
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', conf], { encoding: 'utf8' });
  return status !== 0 && stderr.includes('brotli') ? 'nginx is installed without its Brotli modules' : undefined;
}

/** An nginx as a single process. */
export interface RunningNginx {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Runs nginx with `deploy/nginx.conf`, on a free port, with an exported site and an operator at an address like host:port. */
export async function runNginx(site: string, operator: string): Promise<RunningNginx> {
  const port = await freePort();
  const text = await readFile(conf, 'utf8');
  const own = [
    ['/srv/parlour', site],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['127.0.0.1:8090', operator],
    ['worker_processes auto', 'daemon off; master_process off'],
    ['/var/log/nginx/error.log', 'stderr'],
    ['/run/nginx.pid', path.join(site, 'nginx.pid')],
  ] as const;
  const changed = own.reduce((now, [usual, other]) => {
    if (!now.includes(usual)) throw new Error(`deploy/nginx.conf has no "${usual}"`);
    return now.replaceAll(usual, other);
  }, text);
  const file = path.join(site, 'nginx.conf');
  await writeFile(file, changed);
  const child = spawn('nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await isReady(child, url);
  return {
    url,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function isReady(child: ChildProcess, url: string): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk) => (output += chunk));
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const { ok } = await fetch(`${url}/healthz`).catch(() => ({ ok: false }));
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGTERM');
  throw new Error(`nginx did not start: ${output}`);
}
