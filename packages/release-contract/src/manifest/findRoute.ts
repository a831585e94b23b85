import type { Language } from '@parlour/platform';
import type { RouteConfig } from '@parlour/platform/remoteConfig';
import { moduleOf, paramsOf } from '@parlour/platform/route';
import { baseOf, type Composition, releaseOf, releasesOf } from './composition';
import type { LiveRelease, LiveRemote } from './manifest';

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

/** The route of a path: of those that match it the one with the fewest parameters, as the router ranks them. */
export function routeAt(routes: readonly RouteConfig[], path: string): RouteConfig | undefined {
  const matching = routes.filter((route) => route.path === path || paramsOf(route.path, path));
  return matching.sort((one, other) => parametersIn(one) - parametersIn(other))[0];
}

function parametersIn({ path }: RouteConfig): number {
  return path.split('/:').length;
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

/** The paths of every route that this visitor can open; that of the entered one also if it is gone since. */
export function pathsOf(composition: Composition, entered?: FoundRoute): readonly string[] {
  const routes = Object.values(releasesOf(composition)).flatMap((release) => release.routes);
  return [...new Set([...routes, ...(entered ? [entered.route] : [])].map(({ path }) => path))];
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

/** The files that a route's screen needs: the remote's entry, the screen's own and its translations. */
export function filesOf({ base, release: { entry, modules }, module, language }: FoundRoute): readonly RemoteFile[] {
  const files = [entry, ...(modules[module] ?? []), ...(modules[language] ?? [])];
  return files.map(({ path, integrity }) => ({ url: base + path, integrity }));
}
