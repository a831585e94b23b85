import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Running, startCommand } from './servers';
import { root } from './site';

let packed: Promise<string> | undefined;

/** The folder into which `npm run package` packed the programs, once in a run. */
export function packedPrograms(): Promise<string> {
  packed ??= pack();
  return packed;
}

/** The same with the image of the gateway, for which umoci has to be installed. */
export function packedImage(): Promise<string> {
  return pack('--image');
}

async function pack(...more: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'programs-'));
  await promisify(execFile)(process.execPath, ['scripts/package.mjs', ...more, '--out', folder], { cwd: root });
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
  return startCommand(node, [await programFile(name)], { cwd, env: { PATH: process.env['PATH'], HOME: cwd, ...env } });
}
