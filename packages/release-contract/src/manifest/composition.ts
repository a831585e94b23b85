import type { Language } from '@parlour/platform';
import type { LiveRelease, Manifest, FallbackRelease } from './manifest';
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

/** The base URL of a release's files. */
export function baseOf(remote: string, { version }: Pick<FallbackRelease, 'version'>): string {
  return `/assets/${remote}/${version}/`;
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
