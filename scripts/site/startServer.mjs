// @ts-check
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../workspace/run.mjs';

/** Starts a server from these sources, or from those in another folder. @param {string} app @param {NodeJS.ProcessEnv} env */
export function startServer(app, env, sources = root) {
  const child = spawn(process.execPath, ['--import', 'tsx', `apps/${app}/src/main.ts`], {
    cwd: sources,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let isStopping = false;
  const closed = new Promise((resolve) => child.once('close', resolve));
  /** @type {Promise<{ port: number, metricsPort?: number }>} */
  const ready = new Promise((resolve, reject) => {
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve(JSON.parse(line));
      else process.stdout.write(`${line}\n`);
    });
    child.once('close', (code) => reject(new Error(`The ${app} ended before it was ready (${code}).`)));
  });
  /** @type {Promise<never>} */
  const ended = new Promise((_resolve, reject) => {
    child.once('close', (code) => isStopping || reject(new Error(`The ${app} ended unexpectedly (${code}).`)));
  });
  ended.catch(() => undefined);
  return {
    pid: child.pid,
    ready,
    ended,
    stop: async () => {
      isStopping = true;
      child.kill('SIGTERM');
      await closed;
    },
  };
}
