// @ts-check
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './run.mjs';

/** Folders that are made of others, or that nothing is built from. */
const left = new Set(['.git', '.parlour', 'test-results']);

/**
 * Does something with a copy of the workspace, to be changed without touching it: packages are linked, all else is copied.
 * @template Result @param {(copy: string) => Result | Promise<Result>} work @param {readonly string[]} [without] more folders that are left out
 * @returns {Promise<Result>}
 */
export async function inScratchCopy(work, without = []) {
  const copy = mkdtempSync(path.join(tmpdir(), 'parlour-scratch-'));
  try {
    cpSync(root, copy, {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
      filter: (source) => {
        const name = path.basename(source);
        return source !== path.join(root, 'node_modules') && !left.has(name) && !without.includes(name);
      },
    });
    linkPackages(copy);
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * What is installed is linked; what scripts remember of the tree is the copy's own. The package manager cannot install into a copy: it
 * would write through the links.
 * @param {string} copy
 */
function linkPackages(copy) {
  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')];
  const remembered = '.parlour';
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== remembered) symlinkSync(path.join(from, name), path.join(to, name));
  if (existsSync(path.join(from, remembered)))
    cpSync(path.join(from, remembered), path.join(to, remembered), { recursive: true });
}
