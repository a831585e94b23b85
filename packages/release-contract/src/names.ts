import type { ReleaseName } from './change';
import type { Manifest } from './manifest/manifest';

/** Maximum lengths of app names and versions in requests; stored ones may be longer. */
export const nameLimits = { app: 60, version: 100 } as const;

/** `wallet@1.5.0` */
export function nameOf({ name, version }: ReleaseName): string {
  return `${name}@${version}`;
}

/**
 * The version of a remote for visitors who get nothing of it while its first release is a canary. The manifest's entry then has
 * no routes. No release has this version.
 */
export const NO_RELEASE = '0.0.0';

/** The releases that visitors get with a manifest. */
export function releasesIn({ shell, remotes }: Pick<Manifest, 'shell' | 'remotes'>): ReleaseName[] {
  const held = Object.entries(remotes).flatMap(([name, { version, canary }]) => [
    ...(version === NO_RELEASE ? [] : [{ name, version }]),
    ...(canary === undefined ? [] : [{ name, version: canary.version }]),
  ]);
  return [{ name: 'shell', version: shell.version }, ...held];
}

/** The fallback releases in a manifest, for pages that cannot show the live ones. */
export function fallbacksIn({ remotes }: Pick<Manifest, 'remotes'>): ReleaseName[] {
  return Object.entries(remotes).flatMap(([name, { fallback }]) => (fallback ? [{ name, version: fallback.version }] : []));
}

/** The version of an app for everyone; undefined when the app is not live, or only for some visitors. */
export function versionIn({ shell, remotes }: Manifest, name: string): string | undefined {
  const version = name === 'shell' ? shell.version : remotes[name]?.version;
  return version === NO_RELEASE ? undefined : version;
}
