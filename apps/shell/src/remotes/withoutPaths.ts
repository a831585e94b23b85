import type { LiveRelease, Manifest } from '@parlour/release-contract/manifest';

/** Returns a function that leaves out the routes of these paths, in releases and canaries: the site has none of them. */
export function withoutPaths(paths: readonly string[]): (manifest: Manifest) => Manifest {
  const known = new WeakMap<Manifest, Manifest>();
  const reduced = <Release extends Pick<LiveRelease, 'routes'>>(release: Release): Release => ({
    ...release,
    routes: release.routes.filter(({ path }) => !paths.includes(path)),
  });
  return (manifest) => {
    if (paths.length === 0) return manifest;
    const result = known.get(manifest) ?? {
      ...manifest,
      remotes: Object.fromEntries(
        Object.entries(manifest.remotes).map(([name, { canary, ...live }]) => [
          name,
          { ...reduced(live), ...(canary && { canary: reduced(canary) }) },
        ]),
      ),
    };
    known.set(manifest, result);
    return result;
  };
}
