import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { root } from './site';
import type { Running } from './servers';

/** Starts the sample backend of the first hour, with one piece of its source replaced by another. */
export async function startSampleBackend(piece = '', other = ''): Promise<Running> {
  const source = readFileSync(`${root}/docs/first-hour/backend.mjs`, 'utf8');
  if (!source.includes(piece)) throw new Error(`the sample backend has no ${piece}`);
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source.replace(piece, other)], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve) => createInterface({ input: child.stdout }).once('line', resolve));
  const stop = async () => {
    child.kill();
    await closed;
  };
  return { url, stop };
}
