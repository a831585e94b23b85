import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { apply, describeBuild, fileStore, keepKey, keyFile, type Manifest, openRegistry } from '@parlour/releases';
import type { Change } from '@parlour/releases/change';
import type { Pass } from '@parlour/releases/pass';
import { seal } from '@parlour/releases/seal';
import { root } from './releaseTool';

const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? '.parlour');
const keys = path.join(dataDir, 'keys');
const registryKey = () => keepKey(keyFile(keys, 'registry'));
const registry = async () => openRegistry(fileStore(path.join(dataDir, 'registry')), await registryKey());
/** Nobody waits for these files over a slow line; the shell's have a budget to keep. */
const QUICK = 3;
const provenance = { revision: 'story', builtAt: '2026-11-20T12:00:00.000Z' };

/** Publishes the built app under another version, with its texts changed; what a team's new release is to a page. */
export async function publishCopy(
  app: string,
  version: string,
  change: (text: string, file: string) => string = (text) => text,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), `${app}-`));
  await cp(path.join(root, 'apps', app, 'dist'), folder, { recursive: true, filter: (source) => !source.endsWith('.map') });
  const was = JSON.parse(await readFile(path.join(folder, 'identity.json'), 'utf8')) as { version: string; container: string };
  const container = `${app}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_');
  const names = (await readdir(folder)).filter((name) => /\.(js|json|html)$/.test(name)).sort((a, b) => level(a) - level(b));
  let hashes: (readonly [before: string, after: string])[] = [];
  for (const file of names) {
    const text = await readFile(path.join(folder, file), 'utf8');
    const renamed = change(text.replaceAll(was.container, container).replaceAll(was.version, version), file);
    const next = hashes.reduce((now, [before, after]) => now.replaceAll(before, after), renamed);
    await writeFile(path.join(folder, file), next);
    hashes = [...hashes, ...['sha256', 'sha384'].map((kind) => [hashOf(kind, text), hashOf(kind, next)] as const)];
  }
  await publishBuilt(app, folder);
}

/** An entry holds the hashes of its chunks, and a document that of its entry; a service worker those of all. */
const level = (file: string) =>
  [/^(?!remoteEntry|main|service-worker)[^]*js$/, /^(?!service-worker)[^]*js$/, /./].findIndex((kind) => kind.test(file));
const hashOf = (kind: string, text: string) => `${kind}-${createHash(kind).update(text).digest('base64')}`;

/** Builds an app from a copy of its sources with one file changed, beside the real one; gives the folder, which the caller removes. */
export async function buildChanged(app: string, version: string, file: string, edit: (text: string) => string): Promise<string> {
  const copy = await mkdtemp(path.join(root, 'apps/.changed-'));
  const filter = (source: string) => !/(^|\/)(dist|\.types)$/.test(source);
  await cp(path.join(root, 'apps', app), copy, { recursive: true, verbatimSymlinks: true, filter });
  const [text, built] = [await readFile(path.join(copy, file), 'utf8'), await mkdtemp(path.join(tmpdir(), `${app}-`))];
  if (edit(text) === text) throw new Error(`nothing changed in ${file}`);
  await writeFile(path.join(copy, file), edit(text));
  const env = { ...process.env, RELEASE_VERSION: version };
  const rspack = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  try {
    await promisify(execFile)(process.execPath, [rspack, 'build'], { cwd: copy, env });
  } finally {
    await cp(path.join(copy, 'dist'), built, { recursive: true });
    await rm(copy, { recursive: true });
  }
  return built;
}

/** The scripts of a screen as it was built: those that it needs at once, and those that it may fetch later. */
export function screenFiles(
  app: string,
  screen: string,
): { readonly sync: readonly string[]; readonly async: readonly string[] } {
  const text = readFileSync(path.join(root, 'apps', app, 'dist/mf-manifest.json'), 'utf8');
  const { exposes } = JSON.parse(text) as { exposes: { name: string; assets: { js: { sync: string[]; async: string[] } } }[] };
  const found = exposes.find(({ name }) => name === screen);
  if (found === undefined) throw new Error(`${app} has no ${screen}`);
  return found.assets.js;
}

/** Publishes a built folder. */
export async function publishBuilt(app: string, folder: string): Promise<void> {
  await (
    await registry()
  ).publish(await describeBuild(folder, provenance, app === 'shell' ? undefined : QUICK), await keepKey(keyFile(keys, app)));
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

const EVERYONE = { kind: 'share', share: 10_000 } as const;

/** Makes published releases live for everyone; a story that is tried once more may find them so. */
export async function makeLive(...releases: { readonly name: string; readonly version: string }[]): Promise<void> {
  const { shell, remotes } = await liveManifest();
  const live = new Map(Object.entries({ shell, ...remotes }).map(([name, { version }]) => [name, version]));
  if (releases.some(({ name, version }) => live.get(name) !== version))
    await makeChange({ kind: 'promote', releases, to: EVERYONE });
}

/** Makes live again what a manifest names. */
export const restore = ({ shell, remotes }: Manifest) =>
  makeLive(...Object.entries({ shell, ...remotes }).map(([name, { version }]) => ({ name, version })));

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

/** Makes live again, after the stories around it, what was live before them. */
export function keepLive(): void {
  let before: Manifest;
  beforeAll(async () => {
    before = await liveManifest();
  });
  afterAll(() => restore(before));
}
