import { execFile, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Running } from './servers';
import { root } from './site';

let packed: Promise<string> | undefined;

/** The folder into which `npm run package` packed the programs and their image, once in a run. */
export function packedPrograms(): Promise<string> {
  packed ??= pack();
  return packed;
}

async function pack(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'programs-'));
  await promisify(execFile)(process.execPath, ['scripts/package.mjs', '--image', '--out', folder], { cwd: root });
  return folder;
}

/** The file that a packed program begins with. */
export async function programFile(name: string): Promise<string> {
  return path.join(await packedPrograms(), name, 'bin', `${name}.js`);
}

/** Starts a packed program from an empty folder, on a free port. */
export async function startProgram(
  name: string,
  env: Readonly<Record<string, string>>,
  node = process.execPath,
): Promise<Running> {
  const cwd = await mkdtemp(path.join(tmpdir(), 'empty-'));
  return startCommand(node, [await programFile(name)], { cwd, env });
}

/** Starts a command, and what it starts, and waits until it says its port. */
export async function startCommand(
  command: string,
  words: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<Running> {
  const child = spawn(command, words, {
    cwd,
    env: { PATH: process.env['PATH'], HOME: cwd, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said += `${line}\n`;
      if (line.startsWith('{"ready":true')) resolve(Number(JSON.parse(line).port));
    });
    child.once('close', (code) => reject(new Error(`${command} ended before it was ready (${code})\n${said}`)));
  });
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
