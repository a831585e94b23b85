// @ts-check
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { refuse } from './arguments.mjs';
import { root } from './run.mjs';

/**
 * The files that differ from a commit, those that are not committed yet among them, relative to the root.
 * @param {string} commit @returns {readonly string[]}
 */
export function changedSince(commit) {
  const differing = git('diff', '--name-only', commit, '--');
  return differing === undefined
    ? refuse(`There is no commit "${commit}". Say npm test -- --changed [<commit>]`)
    : [...new Set([...differing, ...untrackedFiles()])].sort();
}

/** Every file of the tree that is not ignored, relative to the root; of a tree without Git, what is not made by builds and tests. */
export function trackedFiles() {
  const tracked = git('ls-files');
  return tracked === undefined ? filesOfTree() : [...tracked, ...untrackedFiles()].sort();
}

/** @param {string} folder @returns {string[]} */
function filesOfTree(folder = '') {
  const made = new Set(['.git', '.parlour', '.types', '.build', 'coverage', 'dist', 'node_modules', 'test-results']);
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !made.has(name))
    .flatMap((entry) => {
      const place = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? filesOfTree(place) : [place];
    })
    .sort();
}

function untrackedFiles() {
  return git('ls-files', '--others', '--exclude-standard') ?? [];
}

/** @param {string[]} words @returns {string[] | undefined} */
function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
}
