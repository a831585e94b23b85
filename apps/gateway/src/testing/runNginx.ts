import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from './freePort';

const confIn = (root: string) => path.resolve(root, 'deploy/nginx.conf');

/** Why nginx cannot be run here, in one sentence; undefined when it can. `root` is the root of the workspace, also below. */
export function missingNginx(root = '.'): string | undefined {
  if (spawnSync('nginx', ['-v']).error !== undefined) return 'nginx is not installed';
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', confIn(root)], { encoding: 'utf8' });
  return status !== 0 && stderr.includes('brotli') ? 'nginx is installed without its Brotli modules' : undefined;
}

/** An nginx as a single process. */
export interface RunningNginx {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Runs nginx with `deploy/nginx.conf`, on a free port, with an exported site and an operator at an address like host:port. */
export async function runNginx(site: string, operator: string, root = '.'): Promise<RunningNginx> {
  // Debian's default folders belong to root.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path "${site}/nginx-${use}";`);
  return start(confIn(root), site, '/healthz', [
    ['/srv/parlour', site],
    ['http {', `http { ${temporary.join(' ')}`],
    ['127.0.0.1:8090', operator],
    ['worker_processes auto', 'daemon off; master_process off'],
    ['/var/log/nginx/error.log', 'stderr'],
    ['/run/nginx.pid', path.join(site, 'nginx.pid')],
  ]);
}

/**
 * Runs nginx with `deploy/compose/nginx.conf`, on a free port, in front of gateways at these ports of this machine; its files are
 * in a folder. The configuration finds the gateways by Docker's DNS, which Debian's nginx cannot use yet, so their addresses are
 * inserted.
 */
export async function runProxy(gateways: readonly number[], folder: string, root = '.'): Promise<RunningNginx> {
  return start(path.resolve(root, 'deploy/compose/nginx.conf'), folder, '/livez', [
    ['  resolver 127.0.0.11 valid=5s;\n', ''],
    // Shortened, because gateways in tests stop sooner.
    ['keepalive_timeout 5s', 'keepalive_timeout 2s'],
    ['server gateway:8080 resolve;', gateways.map((port) => `server 127.0.0.1:${port};`).join(' ')],
    ['worker_processes auto', 'daemon off; master_process off'],
    ['/tmp/', `${folder}/`],
    ['/dev/stderr', 'stderr'],
  ]);
}

type Replacement = readonly [usual: string, other: string];

async function start(from: string, folder: string, probe: string, own: readonly Replacement[]): Promise<RunningNginx> {
  const port = await freePort();
  const replacements = [...own, ['listen 8080', `listen 127.0.0.1:${port}`] as const];
  const changed = replacements.reduce(
    (now, [usual, other]) => {
      if (!now.includes(usual)) throw new Error(`${from} has no "${usual}"`);
      return now.replaceAll(usual, other);
    },
    await readFile(from, 'utf8'),
  );
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, changed);
  const child = spawn('nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await isReady(child, url + probe);
  return {
    url,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function isReady(child: ChildProcess, probe: string): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk) => (output += chunk));
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const { ok } = await fetch(probe).catch(() => ({ ok: false }));
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGTERM');
  throw new Error(`nginx did not start: ${output}`);
}
