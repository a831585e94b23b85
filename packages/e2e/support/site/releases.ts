import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  apply,
  describeBuild,
  fileStore,
  keyFile,
  type Manifest,
  openRegistry,
  readKey,
  readOrCreateKey,
  registryCaller,
} from '@parlour/registry';
import { telemetryKey } from '@parlour/registry/canary/releaseUsage';
import type { Change } from '@parlour/release-contract/change';
import type { PreviewOverride } from '@parlour/release-contract/previewOverride';
import { sign } from '@parlour/release-contract/signature';
import { root, type Site } from './site';

interface Named {
  readonly name: string;
  readonly version: string;
}

/** What teams and ops do to the registry of a site. */
export interface Releases {
  /** Publishes the built app under another version, with its texts changed; what a team's new release is to a page. */
  publishCopy(app: string, version: string, change?: (text: string, file: string) => string): Promise<void>;
  /** Publishes a built folder, which is removed. */
  publishBuilt(app: string, folder: string): Promise<void>;
  /** The manifest that is live. */
  live(): Promise<Manifest>;
  /** Changes what is live; gives the new manifest. */
  makeChange(change: Change): Promise<Manifest>;
  /** Makes published releases live for everyone. */
  makeLive(...releases: Named[]): Promise<void>;
  /** Has enough pages report that a release works: so it is the fallback of the story's next ones, whatever else worked before. */
  provenInPages(name: string, version: string): Promise<void>;
  /** Makes live again what a manifest names, and forgets what pages were said to report. */
  restore(manifest: Manifest): Promise<void>;
  /** A preview token of this site, as used in the address. */
  createPreviewToken(preview: PreviewOverride): Promise<string>;
  /** Removes the files of a release from the store, as a cleanup does. */
  removeFiles(name: string, version: string): Promise<void>;
}

/** Compression level of the remotes' files, for speed; the shell's have a budget to meet. */
const QUICK = 5;
const EVERYONE = { kind: 'share', share: 10_000 } as const;
const provenance = { revision: 'story', builtAt: '2026-11-20T12:00:00.000Z' };

export function openReleases({ dataDir }: Pick<Site, 'dataDir'>): Releases {
  const keys = path.join(dataDir, 'keys');
  const registryKey = async () => {
    const key = await readKey(keyFile(keys, 'registry'));
    if (key === undefined) throw new Error(`there is no online key in ${keys}`);
    return key;
  };
  const store = fileStore(path.join(dataDir, 'registry'));
  const proven: string[] = [];
  const registry = async () => openRegistry(store, await registryKey());
  const live = async () => {
    const manifest = await (await registry()).current();
    if (manifest === undefined) throw new Error('nothing is live');
    return manifest;
  };
  const makeChange = async (change: Change) => {
    const { manifest } = await apply(await registry(), change, { caller: registryCaller('stories'), reason: 'a story' });
    if (manifest === undefined) throw new Error('nothing is live');
    return manifest;
  };
  const makeLive = async (...releases: Named[]) => {
    const now = new Map(namedBy(await live()).map(({ name, version }) => [name, version]));
    if (releases.some(({ name, version }) => now.get(name) !== version))
      await makeChange({ kind: 'promote', releases, to: EVERYONE });
  };
  const publishBuilt = async (app: string, folder: string) => {
    const build = await describeBuild(folder, provenance, app === 'shell' ? undefined : QUICK);
    await (await registry()).publish(build, await readOrCreateKey(keyFile(keys, app)));
    await rm(folder, { recursive: true });
  };
  return {
    live,
    makeChange,
    makeLive,
    publishBuilt,
    provenInPages: async (name, version) => {
      const minute = Math.floor(Date.now() / 60_000);
      const minutes = [{ minute, releases: { [`${name}@${version}`]: { loads: 100, failedPages: 0 } } }];
      const key = telemetryKey(Math.floor(minute / 60), `${name}-${version}`);
      await store.write(key, Buffer.from(JSON.stringify({ minutes })));
      proven.push(key);
    },
    restore: async (manifest) => {
      for (const key of proven.splice(0)) await store.remove(key);
      if ((await live()).shell.worker === 'off') await makeChange({ kind: 'switchWorker', to: 'on' });
      await makeLive(...namedBy(manifest));
    },
    publishCopy: async (app, version, change) => publishBuilt(app, await copyChanged(app, version, change)),
    createPreviewToken: async (preview) =>
      Buffer.from(JSON.stringify(await sign(preview, await registryKey()))).toString('base64url'),
    removeFiles: async (name, version) => {
      const opened = await registry();
      const release = await opened.release(name, version);
      if (release === undefined) throw new Error(`${name} ${version} is not published`);
      await opened.removeFiles(release.descriptor);
    },
  };
}

const namedBy = ({ shell, remotes }: Manifest): readonly Named[] =>
  Object.entries({ shell, ...remotes }).map(([name, { version }]) => ({ name, version }));

/** A copy of a built app under another version, its texts changed; every hash that contains another file's is recomputed. */
export async function copyChanged(
  app: string,
  version: string,
  change: (text: string, file: string) => string = (text) => text,
): Promise<string> {
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
  return folder;
}

/** An entry contains the hashes of its chunks, and a document that of its entry; a service worker those of all. */
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
