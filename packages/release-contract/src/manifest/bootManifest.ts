import type { FallbackRelease, LiveRelease, Manifest } from './manifest';

/**
 * The part of a manifest that the boot script reads: the releases among which it chooses for a visitor, with the files and first
 * calls of their routes. It is near the beginning of the document, while the whole manifest is at its end, so that the boot
 * script runs a round trip earlier.
 */
export function bootManifestOf({ remotes }: Manifest) {
  const reduced = Object.entries(remotes).map(([name, { canary, fallback, salt, off, ...live }]) => [
    name,
    {
      ...releaseForBoot(live),
      salt,
      off,
      ...(canary && { canary: { ...releaseForBoot(canary), share: canary.share, rings: canary.rings } }),
      // A page has one import map, which names the files of all releases that are ES modules.
      ...(fallback?.imports && { fallback: filesOf(fallback) }),
    },
  ]);
  return { remotes: Object.fromEntries(reduced) };
}

function releaseForBoot({ routes, brand, ...release }: LiveRelease) {
  return {
    ...filesOf(release),
    ...(brand && { brand }),
    routes: routes.map(({ path, screen, access, chrome, initialCalls }) => ({ path, screen, access, chrome, initialCalls })),
  };
}

function filesOf({ version, container, entry, modules, imports }: FallbackRelease) {
  return { version, container, entry, modules, imports };
}
