// @ts-check
import { mkdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './run.mjs';

/** What browsers, databases and builds of a run of the tests write at most at one time. */
const NEEDED_BYTES = 1_500_000_000;

/**
 * Has everything that a command starts write its temporary files where there is room: in the system's folder, else in `/var/tmp`, else
 * below the checkout. Says so where it is not the system's.
 * @param {(line: string) => void} say @param {readonly string[]} others @param {(folder: string) => number} freeIn
 */
export function findTemporaryFolder(
  say = console.log,
  others = ['/var/tmp', path.join(root, 'node_modules/.parlour/tmp')],
  freeIn = freeBytes,
) {
  const usual = tmpdir();
  if (freeIn(usual) >= NEEDED_BYTES) return usual;
  const chosen = others.find((folder) => freeIn(folder) >= NEEDED_BYTES) ?? usual;
  const isChosen = chosen !== usual;
  say(`${usual} has ${Math.round(freeIn(usual) / 1e6)} MB free, which may be too little${isChosen ? `; using ${chosen}` : ''}.`);
  if (isChosen) process.env.TMPDIR = chosen;
  return chosen;
}

/** Bytes that this user may write; 0 where there is no such folder. @param {string} folder */
function freeBytes(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
