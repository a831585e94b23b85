// @ts-check
import { spawnSync } from 'node:child_process';
import { refuse } from './arguments.mjs';
import { root } from './run.mjs';

/**
 * The files that differ from a commit, those that are not committed yet among them, relative to the root.
 * @param {string} commit @returns {readonly string[]}
 */
export function changedSince(commit) {
  const git = (/** @type {string[]} */ ...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  const differing = git('diff', '--name-only', commit, '--');
  if (differing.status !== 0) return refuse(`There is no commit "${commit}". Say npm test -- --changed [<commit>]`);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set(`${differing.stdout}${untracked.stdout}`.split('\n').filter((file) => file !== ''))].sort();
}
