import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './site';

export interface Running {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server of the workspace on a free port. */
export async function startServer(app: 'operator' | 'gateway', env: NodeJS.ProcessEnv): Promise<Running> {
  const server = spawn(process.execPath, ['--import', 'tsx', `apps/${app}/src/main.ts`], {
    cwd: root,
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise((resolve) => server.once('close', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve(Number(JSON.parse(line).port));
    });
    server.once('close', (code) => reject(new Error(`the ${app} ended before it was ready (${code})`)));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
