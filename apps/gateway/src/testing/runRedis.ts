import { spawn, spawnSync } from 'node:child_process';
import { freePort } from './freePort';

/** Why there is no Redis here, in one sentence; undefined when there is one. */
export function missingRedis(): string | undefined {
  const isThere = spawnSync('redis-server', ['--version']).error === undefined;
  return isThere ? undefined : 'redis-server is not installed (apt-get install redis-server)';
}

export interface RunningRedis {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts Debian's Redis on a free port, which stores nothing. */
export async function runRedis(port?: number): Promise<RunningRedis> {
  const own = port ?? (await freePort());
  const words = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Ready to accept connections') && resolve());
    void ended.then(() => reject(new Error('redis-server ended')));
  });
  return {
    url: `redis://127.0.0.1:${own}`,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
