import { type Registry, releasesOf } from '@parlour/registry';
import type { FastifyBaseLogger } from 'fastify';
import { createResilientLiveManifest } from '../document/liveManifest';
import { createCachedCall } from '../promises/cachedCall';

const KNOWN_FOR_MS = 1_000;

/** Whether a file (`wallet/1.5.0/main.js`) is of a release that visitors get now. */
export function createLiveFiles(registry: Registry, log: FastifyBaseLogger): (key: string) => Promise<boolean> {
  const live = createCachedCall(createResilientLiveManifest(registry, log), KNOWN_FOR_MS);
  return async (key) => {
    const [name = '', version = '', ...rest] = key.split('/');
    const manifest = await live();
    if (manifest === undefined) return false;
    if (!releasesOf(manifest).some((release) => release.name === name && release.version === version)) return false;
    // A release never changes, so its list of files stays in memory.
    const release = await registry.descriptor(name, version);
    return release?.files.some(({ path }) => path === rest.join('/')) ?? false;
  };
}
