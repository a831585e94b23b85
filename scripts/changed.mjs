// @ts-check
import { spawnSync } from 'node:child_process';
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

/** Every file of the tree that is not ignored, relative to the root. */
export function trackedFiles() {
  return [...(git('ls-files') ?? []), ...untrackedFiles()].sort();
}

function untrackedFiles() {
  return git('ls-files', '--others', '--exclude-standard') ?? [];
}

/** @param {string[]} words @returns {string[] | undefined} */
function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
}
