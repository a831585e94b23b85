import { type Manifest, type Registry, releasesOf } from '@parlour/registry';
import { siteNames } from '@parlour/release-contract/sitePolicy';
import type { FastifyBaseLogger } from 'fastify';
import { createResilientLiveManifest } from '../document/liveManifest';
import { createCachedCall } from '../promises/cachedCall';

const KNOWN_FOR_MS = 1_000;

/** Whether a file (`wallet/1.5.0/main.js`) is of a release that visitors of some site get now. */
export function createLiveFiles(registry: Registry, log: FastifyBaseLogger): (key: string) => Promise<boolean> {
  const manifests = new Map<string, () => Promise<Manifest | undefined>>();
  const manifestOf = (site: string) => {
    const manifest = manifests.get(site) ?? createCachedCall(createResilientLiveManifest(registry.on(site), log), KNOWN_FOR_MS);
    manifests.set(site, manifest);
    return manifest();
  };
  const sites = createCachedCall(async () => siteNames({ sites: await registry.sites() }), KNOWN_FOR_MS);
  return async (key) => {
    const [name = '', version = '', ...rest] = key.split('/');
    const live = await Promise.all((await sites()).map(manifestOf));
    const isLive = (manifest: Manifest | undefined) =>
      manifest !== undefined && releasesOf(manifest).some((release) => release.name === name && release.version === version);
    if (!live.some(isLive)) return false;
    // A release never changes, so its list of files stays in memory.
    const release = await registry.descriptor(name, version);
    return release?.files.some(({ path }) => path === rest.join('/')) ?? false;
  };
}
