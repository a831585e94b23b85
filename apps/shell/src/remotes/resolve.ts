import type { RouteCard } from '@parlour/platform/card';
import { moduleOf } from '@parlour/platform/route';
import type { LiveRemote, Manifest } from '@parlour/releases/manifest';

/** Path below which a release is served for ever. */
export function baseOf(remote: string, version: string): string {
  return `/assets/${remote}/${version}/`;
}

/** A route of the composition, with the remote that owns it. */
export interface FoundRoute {
  readonly remote: string;
  readonly release: LiveRemote;
  readonly route: RouteCard;
  readonly module: string;
}

export interface RemoteFile {
  readonly url: string;
  readonly integrity: string;
}

/** The path of an address inside the site, without its query; the empty address is home. */
export function pathOf(address: string): string {
  const path = address.split('?', 1)[0] ?? '';
  return path === '' ? '/' : path;
}

/** The route behind an address and the release of the remote that this visitor gets; undefined when nobody owns the path. */
export function findRoute(manifest: Manifest, address: string): FoundRoute | undefined {
  const path = pathOf(address);
  for (const [remote, release] of Object.entries(manifest.remotes)) {
    const route = release.routes.find((candidate) => candidate.path === path);
    if (route !== undefined) return { remote, release, route, module: moduleOf(route) };
  }
  return undefined;
}

/** The files that a route's screen needs: the remote's entry and the screen's own. */
export function filesOf({ remote, release, module }: FoundRoute): readonly RemoteFile[] {
  const base = baseOf(remote, release.version);
  return [release.entry, ...(release.modules[module] ?? [])].map(({ path, integrity }) => ({ url: base + path, integrity }));
}
