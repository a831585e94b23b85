import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './site';

let packed: Promise<string> | undefined;

/** The folder into which `npm run package` packed the programs, once in a run. */
export function packedPrograms(): Promise<string> {
  packed ??= pack();
  return packed;
}

async function pack(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'programs-'));
  await promisify(execFile)(process.execPath, ['scripts/package.mjs', '--out', folder], { cwd: root });
  return folder;
}
