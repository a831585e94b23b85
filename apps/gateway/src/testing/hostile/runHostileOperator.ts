import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface HostileOperator {
  readonly host: string;
  /** Requests that are neither answered completely nor left by their client. */
  open(): Promise<number>;
  stop(): void;
}

/** Starts the operator that hostile clients are proxied to; `root` is that of the workspace. */
export async function runHostileOperator(root = process.cwd()): Promise<HostileOperator> {
  const words = ['--import', 'tsx', 'apps/gateway/src/testing/hostile/hostileOperator.ts'];
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const host = `127.0.0.1:${await portOf(child)}`;
  return {
    host,
    open: async () => Number(await (await fetch(`http://${host}/open`)).text()),
    stop: () => void child.kill('SIGTERM'),
  };
}

async function portOf({ stdout }: ChildProcess): Promise<number> {
  for await (const line of stdout ? createInterface({ input: stdout }) : []) return Number(JSON.parse(line).port);
  throw new Error('the operator ended before it was ready');
}
