import type { Language } from '@parlour/platform';
import type { NavEntry, RouteConfig } from '@parlour/platform/remoteConfig';
import { moduleOf, paramsOf } from '@parlour/platform/route';
import type { LiveRelease, LiveRemote, Manifest, FallbackRelease } from './manifest';
import { releaseFor, type Visitor } from './canaryAssignment';

/** A release that a preview token puts in place of the live one, and the location of its files. */
export interface Override {
  readonly release: LiveRelease;
  readonly base: string;
}

/** The composition that a page shows to this visitor. */
export interface Composition {
  readonly manifest: Manifest;
  readonly visitor: Visitor;
  readonly overrides?: Readonly<Record<string, Override>>;
  /** Default: the default language. */
  readonly language?: Language;
}

/** A route of the composition, with the release that owns it. */
export interface FoundRoute {
  readonly remote: string;
  readonly release: LiveRelease;
  /** The base URL of the release's files. */
  readonly base: string;
  readonly route: RouteConfig;
  readonly module: string;
  readonly language: Language;
  /** Switched off by operations. */
  readonly isDisabled: boolean;
  /** The same screen in the fallback release; none for a release of a preview token. */
  readonly fallback?: FoundRoute;
}

export interface RemoteFile {
  readonly url: string;
  readonly integrity: string;
}

/** The path of an address within the site, without its query; the empty address is home. */
export function pathOf(address: string): string {
  const path = address.split('?', 1)[0] ?? '';
  return path === '' ? '/' : path;
}

/** The release of a remote that this visitor gets. */
export function releaseOf({ manifest, visitor, overrides }: Composition, remote: string): Override | undefined {
  const live = manifest.remotes[remote];
  if (live === undefined) return undefined;
  const release = releaseFor(live, visitor);
  return overrides?.[remote] ?? { release, base: baseOf(remote, release) };
}

/** The release of each remote that this visitor gets. */
export function releasesOf(composition: Composition): Readonly<Record<string, LiveRelease>> {
  return Object.fromEntries(
    Object.keys(composition.manifest.remotes).flatMap((name) => {
      const found = releaseOf(composition, name);
      return found ? [[name, found.release]] : [];
    }),
  );
}

/** Every release of a remote that some visitor may get, including a fallback, and the base URL of its files. */
export function placedReleases({ remotes }: Manifest): readonly { readonly release: FallbackRelease; readonly base: string }[] {
  return Object.entries(remotes).flatMap(([remote, live]) =>
    [live, live.canary, live.fallback].flatMap((release) => (release ? [{ release, base: baseOf(remote, release) }] : [])),
  );
}

function baseOf(remote: string, { version }: FallbackRelease): string {
  return `/assets/${remote}/${version}/`;
}

/**
 * The route for an address, in the release that this visitor gets; undefined when no remote owns the path. While a path moves,
 * two remotes have it: the first in the manifest owns it, and in a preview the previewed one does.
 */
export function findRoute(composition: Composition, address: string): FoundRoute | undefined {
  const path = pathOf(address);
  const { remotes } = composition.manifest;
  for (const remote of Object.keys({ ...composition.overrides, ...remotes })) {
    const live = remotes[remote];
    const own = releaseOf(composition, remote);
    const route = own && routeAt(own.release.routes, path);
    if (!live || !own || !route) continue;
    const { language = 'default' } = composition;
    const found = { remote, ...own, route, module: moduleOf(route), language, isDisabled: isDisabled(live, route.path) };
    const fallback = composition.overrides?.[remote] ? undefined : fallbackOf(found, live);
    return { ...found, ...(fallback && { fallback }) };
  }
  return undefined;
}

/** The route of a path: one with exactly this path, or else the first whose parameters match it. */
function routeAt(routes: readonly RouteConfig[], path: string): RouteConfig | undefined {
  return routes.find((route) => route.path === path) ?? routes.find((route) => paramsOf(route.path, path));
}

/**
 * Like `findRoute`, but a visitor who stays within a remote keeps the release in which it was entered, because its screens may
 * share state. This does not apply if the manifest no longer contains that release, for example after a rollback, or if the
 * release lacks the path.
 */
export function findRouteWithin(
  composition: Composition,
  address: string,
  entered: FoundRoute | undefined,
): FoundRoute | undefined {
  const found = findRoute(composition, address);
  const live = found && composition.manifest.remotes[found.remote];
  if (!live || entered?.remote !== found.remote) return found;
  const { release, base } = entered;
  const isNamed = [live, live.canary, live.fallback].some((known) => known?.version === release.version);
  const route = release.routes.find(({ path }) => path === found.route.path);
  if (!isNamed || !route || release.version === found.release.version) return found;
  return { ...found, release, base, route, module: moduleOf(route), fallback: found };
}

/**
 * The fallback of a canary is the live release, and that of the live release the one before it; undefined if it lacks the screen.
 */
function fallbackOf(found: FoundRoute, live: LiveRemote): FoundRoute | undefined {
  const { remote, release, module } = found;
  const before = release.version === live.version ? live.fallback : live;
  if (before?.modules[module] === undefined) return undefined;
  const { version, container, entry, modules, imports } = before;
  return { ...found, release: { ...release, version, container, entry, modules, imports }, base: baseOf(remote, before) };
}

function isDisabled({ off }: LiveRemote, path: string): boolean {
  return off === 'all' || off?.includes(path) === true;
}

/** Whether this visitor can open an address: a live remote owns it, and operations have not switched it off. */
export function isOpen(composition: Composition, address: string): boolean {
  return findRoute(composition, address)?.isDisabled === false;
}

/**
 * The paths that redirect to home for visitors without a canary, since bookmarks and links of other remotes may still use them.
 */
export function gonePaths(before: Manifest | undefined, after: Manifest): readonly string[] {
  const [had, has] = [before, after].map(
    (one) => new Set(Object.values(one?.remotes ?? {}).flatMap(({ routes }) => routes.map(({ path }) => path))),
  );
  return [...(had ?? [])].filter((path) => !has?.has(path));
}

/**
 * The live remotes' entries for a place of the shell's navigation, in its order; without entries whose path is unavailable. While a path
 * moves, only the remote that owns it has an entry for it.
 */
export function navEntriesOf(composition: Composition): readonly NavEntry[] {
  return Object.keys(composition.manifest.remotes)
    .flatMap((remote) => {
      const { nav = [], routes = [] } = releaseOf(composition, remote)?.release ?? {};
      const waits = (to: string) => routeAt(routes, pathOf(to)) !== undefined && findRoute(composition, to)?.remote !== remote;
      return nav.filter(({ to }) => isOpen(composition, to) && !waits(to));
    })
    .sort((one, other) => one.order - other.order);
}

/** The files that a route's screen needs: the remote's entry, the screen's own and its translations. */
export function filesOf({ base, release: { entry, modules }, module, language }: FoundRoute): readonly RemoteFile[] {
  const files = [entry, ...(modules[module] ?? []), ...(modules[language] ?? [])];
  return files.map(({ path, integrity }) => ({ url: base + path, integrity }));
}
