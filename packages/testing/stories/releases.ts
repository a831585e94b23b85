import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeBuild, fileStore, type Manifest, openRegistry, promote } from '@parlour/releases';
import type { Change } from '@parlour/releases/change';
import type { Pass } from '@parlour/releases/pass';
import { type PrivateKey, seal } from '@parlour/releases/seal';

const root = path.resolve(__dirname, '../../..');
const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? '.parlour');
const registry = openRegistry(fileStore(path.join(dataDir, 'registry')));
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
  await registry.publish(await describeBuild(folder, provenance));
  await rm(folder, { recursive: true });
}

/** The manifest that is live. */
export async function liveManifest(): Promise<Manifest> {
  const manifest = await registry.current();
  if (manifest === undefined) throw new Error('nothing is live');
  return manifest;
}

/** Changes what is live; gives the new manifest. */
export async function apply(change: Change): Promise<Manifest> {
  if (change.kind === 'promote' && change.to.kind === 'share' && change.to.share === 10_000) {
    return promote(registry, change.releases, 'story');
  }
  const next = edited(await liveManifest(), change);
  if (!(await registry.commit(next))) throw new Error('somebody else changed what is live');
  return next;
}

function edited(live: Manifest, change: Change): Manifest {
  if (change.kind !== 'switchOff' && change.kind !== 'switchOn') throw new Error(`no story makes a ${change.kind} yet`);
  const { off: _off, ...remote } = live.remotes[change.name] ?? fail(change.name);
  const next = change.kind === 'switchOff' ? { ...remote, off: change.paths ?? ('all' as const) } : remote;
  return { ...live, sequence: live.sequence + 1, remotes: { ...live.remotes, [change.name]: next } };
}

function fail(name: string): never {
  throw new Error(`${name} is not live`);
}

/** A pass of this site, as it stands in the address. */
export async function makePass(pass: Pass): Promise<string> {
  const key = JSON.parse(readFileSync(path.join(dataDir, 'keys/registry.json'), 'utf8')) as PrivateKey;
  return Buffer.from(JSON.stringify(await seal(pass, key))).toString('base64url');
}
