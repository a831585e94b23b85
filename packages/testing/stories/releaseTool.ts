import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export const root = path.resolve(__dirname, '../../..');

/** The release tool as people call it, on the site of this worker; what a worker is told of its site it has to hand on itself. */
export const releaseTool = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/release.mjs', ...words], { cwd: root, env: { ...process.env } });
