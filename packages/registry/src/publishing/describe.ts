import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { servedFault } from '@parlour/platform/servedFiles';
import { type RemoteConfig, remoteConfig } from '@parlour/platform/remoteConfig';
import { pathOf } from '@parlour/release-contract/findRoute';
import { formats } from '@parlour/release-contract/formats';
import * as v from 'valibot';
import { describeBrand, isBrand } from '../brand/describeBrand';
import { sbomOf, usedPackages } from './sbom';
import type { DescribedBuild, Provenance } from './describedBuild';
import { type ReleaseFile, surface } from './descriptor';
import { type BuiltFile, readCompressed, readPlain } from './compressFiles';
import { integrityOf } from './integrity';

/** The files in which the build describes the release. */
export const identity = v.strictObject({
  kind: v.picklist(['remote', 'shell']),
  name: v.string(),
  version: v.string(),
  container: v.string(),
  /** The platform version of the shell; a remote names its own in its config. */
  platformVersion: v.optional(v.string()),
  shares: v.record(v.string(), v.string()),
  config: v.optional(remoteConfig),
  /** The exports of shared packages: those that the shell shares, or those that a remote uses. */
  surface: v.optional(surface),
  uses: v.optional(surface),
});

const federation = v.object({
  name: v.optional(v.string()),
  metaData: v.object({ remoteEntry: v.object({ name: v.string(), type: v.optional(v.string()) }) }),
  shared: v.optional(
    v.array(
      v.object({
        name: v.string(),
        version: v.string(),
        requiredVersion: v.optional(v.string()),
        assets: v.object({ js: v.object({ sync: v.array(v.string()), async: v.array(v.string()) }) }),
      }),
    ),
    [],
  ),
  exposes: v.array(
    v.object({
      name: v.string(),
      assets: v.object({
        js: v.object({ sync: v.array(v.string()) }),
        css: v.optional(v.object({ sync: v.array(v.string()), async: v.array(v.string()) })),
      }),
    }),
  ),
});

/** The shell's own link: the login. */
const LOGIN = '/login';
/** Without the maps of boot.js and worker.js: these scripts are served under another name and with other bytes before them. */
const SOURCE_MAP = /^(?!(?:boot|worker)\.js).*\.(?:js|html)\.map$/;
const PRIVATE = /\.map$|^mf-|^\.|^(identity|packages)\.json$|^(boot|worker)\.js$/;

/**
 * Describes a built folder, or that of a brand, as a release: hashes and compresses every public file and combines them with the remote's config.
 * `effort` is the Brotli quality, 11 by default: published files are compressed once and sent many times.
 */
export async function describeBuild(folder: string, provenance: Provenance, effort = 11): Promise<DescribedBuild> {
  if (await isBrand(folder)) return describeBrand(folder, provenance, effort);
  const { revision, builtAt, source } = provenance;
  const who = v.parse(identity, await json(folder, 'identity.json'));
  const all = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'))
    .sort();
  const names = all.filter((name) => !PRIVATE.test(name));
  demandServable(who.name, names);
  const files = await Promise.all(names.map((name) => readCompressed(folder, name, effort)));
  const maps = await Promise.all(all.filter((name) => SOURCE_MAP.test(name)).map((name) => readPlain(folder, name)));
  const { kind, name, version, container, shares, config } = who;
  const sbom = await sbomOf(who, v.parse(usedPackages, await json(folder, 'packages.json')));
  const common = {
    format: formats.descriptor.writes,
    name,
    version,
    container,
    shares,
    platformVersion: config?.platformVersion ?? who.platformVersion ?? '',
    revision,
    builtAt,
    ...(source && { source }),
    sbom: integrityOf(Buffer.from(sbom)),
    files: files.map(described),
    ...(maps.length > 0 && { maps: maps.map(described) }),
    links: config === undefined ? [LOGIN] : linksIn(config),
  };
  if (kind === 'shell') {
    const document = 'document.html';
    const text = String(files.find((file) => file.path === document)?.bytes ?? '');
    const scripts = [...text.matchAll(/<script src="([^"]+)"/g)].map(([, url = '']) => url);
    const first = names.filter((file) => scripts.some((url) => url.endsWith(`/${file}`)));
    return { descriptor: { kind, ...common, document, first, ...(who.surface && { surface: who.surface }) }, files, maps, sbom };
  }
  if (config === undefined) throw new Error(`${folder} was built without its config`);
  const built = v.parse(federation, await json(folder, 'mf-manifest.json'));
  demandShared(name, shares, built.shared);
  demandNoStyles(name, built.exposes);
  const hashed = (file: string) => {
    const found = files.find((candidate) => candidate.path === file);
    if (found === undefined) throw new Error(`${name} names ${file}, which was not built`);
    return { path: found.path, integrity: found.integrity };
  };
  const modules = Object.fromEntries(built.exposes.map((exposed) => [exposed.name, exposed.assets.js.sync.map(hashed)]));
  const { name: entryName, type } = built.metaData.remoteEntry;
  const entry = hashed(entryName);
  const isModule = type === 'module';
  if (isModule) demandName(name, container, built.name);
  const atOnce = new Set([entry, ...Object.values(modules).flat()].map((file) => file.path));
  const requires = Object.fromEntries(
    built.shared.flatMap(({ name: library, requiredVersion }) =>
      requiredVersion && library in shares ? [[library, requiredVersion]] : [],
    ),
  );
  return {
    descriptor: {
      kind,
      ...common,
      outage: config.outage,
      routes: config.routes,
      ...(config.nav && { nav: config.nav }),
      ...(config.origin && { origin: config.origin }),
      ...(config.topics && { topics: config.topics }),
      ...(config.reads && { reads: config.reads }),
      entry,
      modules,
      ...(isModule && { imports: names.filter((file) => file.endsWith('.js') && !atOnce.has(file)).map(hashed) }),
      ...(Object.keys(requires).length > 0 && { requires }),
      ...(who.uses && { uses: who.uses }),
    },
    files,
    maps,
    sbom,
  };
}

/**
 * Libraries that the build takes from the page must be declared as shared, because the gate compares those versions, and none of
 * its files may contain a copy.
 */
function demandShared(
  name: string,
  shares: Readonly<Record<string, string>>,
  shared: v.InferOutput<typeof federation>['shared'],
): void {
  for (const { name: library, version, assets } of shared) {
    if (shares[library] !== version)
      throw new Error(`${name} was built with ${library} ${version}, but its identity.json names ${shares[library] ?? 'none'}`);
    if (assets.js.sync.length + assets.js.async.length > 0)
      throw new Error(`${name} contains a ${library} of its own; share it as a singleton with import: false`);
  }
}

function demandServable(name: string, files: readonly string[]): void {
  const faults = files.flatMap((file) => servedFault(file) ?? []);
  if (faults.length > 0) throw new Error(`${name} has files that no page could fetch\n${faults.join('\n')}`);
}

function demandNoStyles(name: string, exposes: v.InferOutput<typeof federation>['exposes']): void {
  const [sheet] = exposes.flatMap(({ assets: { css } }) => (css ? [...css.sync, ...css.async] : []));
  if (sheet === undefined) return;
  throw new Error(
    `${name} has the style sheet ${sheet}, which nothing checks by its hash; write its styles with styled-components`,
  );
}

/**
 * An ES module sets no global variable by which the gate could recognise it; its runtime registers under this name in the page.
 */
function demandName(name: string, container: string, found: string | undefined): void {
  if (found !== container)
    throw new Error(`${name} is called ${found} in mf-manifest.json; call it ${container} in the options of Module Federation`);
}

function described({ path: file, integrity, size, brotli }: BuiltFile): ReleaseFile {
  return { path: file, integrity, size, brotli };
}

/**
 * The paths of other remotes that a remote links to: in its screens, its navigation, and the action of a screen. A path that is
 * both among its routes and its `links` is one that it takes over from another remote.
 */
function linksIn({ routes, nav = [], links = [] }: RemoteConfig): string[] {
  const own = new Set(routes.map(({ path: mine }) => mine));
  const implied = [...nav.map(({ to }) => to), ...routes.flatMap(({ action }) => action?.to ?? [])].map(pathOf);
  return [...new Set([...links.map(pathOf), ...implied.filter((link) => !own.has(link))])].sort();
}

async function json(folder: string, name: string): Promise<unknown> {
  const text = await readFile(path.join(folder, name), 'utf8').catch(() => {
    throw new Error(`${folder} is not a built app: it has no ${name}`);
  });
  return JSON.parse(text);
}
