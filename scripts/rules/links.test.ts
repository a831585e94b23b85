import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { WrittenConfig } from '@parlour/platform/remoteConfig';
import { remotes } from '../workspace/apps.mjs';

const apps = path.resolve(__dirname, '../../apps');
const configOf = async (remote: string) =>
  ((await import(path.join(apps, remote, 'remote.config.ts'))) as { readonly config: WrittenConfig }).config;

/** The paths in a remote's sources, as whole strings or before a query. */
function pathsIn(remote: string): readonly string[] {
  const source = path.join(apps, remote, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const texts = files.map((file) => readFileSync(path.join(source, file), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/["'`](\/[A-Za-z][A-Za-z-]*)(?=["'`?])/g)].map(([, found = '']) => found));
}

// The gate refuses a release that removes a path which another remote still links to; it knows only declared links.
it.each(remotes)('%s declares the paths of other remotes that it links to, and no others', async (remote) => {
  const configs = await Promise.all(remotes.map(configOf));
  const others = configs.filter(({ name }) => name !== remote).flatMap(({ routes }) => routes.map((route) => route.path));
  const used = [...new Set(pathsIn(remote).filter((found) => others.includes(found)))];
  expect([...((await configOf(remote)).links ?? [])].toSorted()).toEqual(used.toSorted());
});
