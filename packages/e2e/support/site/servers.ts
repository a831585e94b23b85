import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { root } from './site';

export interface Running {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server of the workspace on a free port. */
export function startServer(app: 'operator' | 'gateway', env: NodeJS.ProcessEnv): Promise<Running> {
  const words = ['--import', 'tsx', `apps/${app}/src/main.ts`];
  return startCommand(process.execPath, words, { cwd: root, env: { ...process.env, ...env } });
}

/** Starts a command on a free port, and waits until it says which. */
export async function startCommand(
  command: string,
  words: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<Running> {
  const child = spawn(command, words, {
    cwd,
    env: { ...env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const port = await readyPort(child.stdout, closed);
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** The port that a server says when it is ready; rejects when it ends before. */
export function readyPort(output: Readable, closed: Promise<unknown>): Promise<number> {
  return new Promise((resolve, reject) => {
    createInterface({ input: output }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve(Number(JSON.parse(line).port));
    });
    void closed.then((code) => reject(new Error(`the server ended before it was ready (${String(code)})`)));
  });
}
