import type { LiveRelease } from '@parlour/release-contract/manifest';
import { type Composition, releaseOf } from '@parlour/release-contract/composition';

/** Shows the Module Federation devtools, which read this global, the host and the releases of its remotes. */
export function showToDevtools(composition: Composition, shell: string): void {
  const remotesInfo: Record<string, { matchedVersion: string }> = {};
  const moduleInfo: Record<string, object> = { shell: { version: shell, remoteEntry: '', remotesInfo } };
  for (const remote of Object.keys(composition.manifest.remotes)) {
    const own = releaseOf(composition, remote);
    if (own === undefined) continue;
    remotesInfo[remote] = { matchedVersion: own.release.version };
    moduleInfo[`${remote}:${own.release.version}`] = snapshotOf(own.release, own.base);
  }
  Object.assign(globalThis, { __FEDERATION__: { moduleInfo } });
}

function snapshotOf({ version, container, entry, modules }: LiveRelease, base: string): object {
  const none = { sync: [], async: [] };
  return {
    version,
    buildVersion: version,
    globalName: container,
    publicPath: base,
    remoteEntry: new URL(base + entry.path, location.origin).href,
    remoteEntryType: 'global',
    remotesInfo: {},
    shared: [],
    modules: Object.entries(modules).map(([moduleName, files]) => ({
      moduleName,
      modulePath: `./${moduleName}`,
      assets: { js: { ...none, sync: files.map(({ path }) => path) }, css: none },
    })),
  };
}
