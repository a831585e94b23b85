// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../workspace/run.mjs';

/** What the gateway and the command of releases are made of. */
const parts = ['apps/gateway', 'packages', 'package.json', 'tsconfig.base.json'];

/**
 * Writes the sources of a commit into a folder, to be run there: the gateway and the command of releases, with the packages that are
 * installed here. Throws when the commit is not in this repository.
 * @param {string} commit @param {string} folder
 */
export async function takeSources(commit, folder) {
  await run('git', ['cat-file', '-e', `${commit}^{commit}`]).catch(() => {
    throw new Error(`The commit ${commit} is not in this repository: fetch its whole history (git fetch --unshallow).`);
  });
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, 'sources.tar');
  await run('git', ['archive', `--output=${archive}`, commit, '--', ...parts]);
  await run('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  linkInstalled(folder);
}

/** Other people's packages are linked; those of the workspace are the folder's own. @param {string} folder */
function linkInstalled(folder) {
  const installed = path.join(folder, 'node_modules');
  mkdirSync(installed);
  for (const name of readdirSync(path.join(root, 'node_modules')))
    symlinkSync(path.join(root, 'node_modules', name), path.join(installed, name));
  for (const home of ['apps', 'packages']) {
    for (const name of readdirSync(path.join(folder, home))) {
      const links = path.join(root, home, name, 'node_modules');
      // Their links are relative, so that they lead to the packages of the folder.
      if (existsSync(links))
        cpSync(links, path.join(folder, home, name, 'node_modules'), { recursive: true, verbatimSymlinks: true });
    }
  }
}
