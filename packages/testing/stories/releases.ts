import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apply, describeBuild, fileStore, keepKey, keyFile, type Manifest, openRegistry } from '@parlour/releases';
import type { Change } from '@parlour/releases/change';
import type { Pass } from '@parlour/releases/pass';
import { seal } from '@parlour/releases/seal';
import { root } from './releaseTool';

const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? '.parlour');
const keys = path.join(dataDir, 'keys');
const registryKey = () => keepKey(keyFile(keys, 'registry'));
const registry = async () => openRegistry(fileStore(path.join(dataDir, 'registry')), await registryKey());
const provenance = { revision: 'story', builtAt: '2026-11-20T12:00:00.000Z' };

/** Publishes the built app under another version, with its texts changed; what a team's new release is to a page. */
export async function publishCopy(
  app: string,
  version: string,
  change: (text: string) => string = (text) => text,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), `${app}-`));
  await cp(path.join(root, 'apps', app, 'dist'), folder, { recursive: true, filter: (source) => !source.endsWith('.map') });
  const was = JSON.parse(await readFile(path.join(folder, 'identity.json'), 'utf8')) as { version: string; container: string };
  const container = `${app}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_');
  for (const file of (await readdir(folder)).filter((name) => /\.(js|json|html)$/.test(name))) {
    const text = await readFile(path.join(folder, file), 'utf8');
    const renamed = text.replaceAll(was.container, container).replaceAll(was.version, version);
    await writeFile(path.join(folder, file), change(renamed));
  }
  await (await registry()).publish(await describeBuild(folder, provenance), await keepKey(keyFile(keys, app)));
  await rm(folder, { recursive: true });
}

/** The manifest that is live. */
export async function liveManifest(): Promise<Manifest> {
  const manifest = await (await registry()).current();
  if (manifest === undefined) throw new Error('nothing is live');
  return manifest;
}

/** Changes what is live; gives the new manifest. */
export async function makeChange(change: Change): Promise<Manifest> {
  return (await apply(await registry(), change, { by: 'stories', reason: 'a story' })).manifest;
}

/** A pass of this site, as it stands in the address. */
export async function makePass(pass: Pass): Promise<string> {
  return Buffer.from(JSON.stringify(await seal(pass, await registryKey()))).toString('base64url');
}

/** Removes the files of a release from the store, as whoever makes room does. */
export async function removeFiles(name: string, version: string): Promise<void> {
  const opened = await registry();
  const release = await opened.release(name, version);
  if (release === undefined) throw new Error(`${name} ${version} is not published`);
  await opened.removeFiles(release.descriptor);
}
