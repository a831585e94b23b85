import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import type { RemoteFile } from '@parlour/release-contract/findRoute';
import { ASSETS } from './cacheNames';
import type { WorkerEvent } from './scope';

const MONTH_S = 30 * 86_400;
/** Enough for a few compositions of about a hundred files each. */
const MOST_FILES = 400;

/** Files of releases never change, so cached ones can always be used. */
export const assets = new CacheFirst({
  cacheName: ASSETS,
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true })],
});

/** Caches missing files one after the other, so that they delay nothing else. A file that fails is cached when it is used. */
export async function precache(files: readonly RemoteFile[], event: WorkerEvent): Promise<void> {
  const cached = new Set((await (await caches.open(ASSETS)).keys()).map(({ url }) => new URL(url).pathname));
  for (const { url, integrity } of files.filter((file) => !cached.has(file.url))) {
    const request = new Request(url, { integrity, priority: 'low' });
    await Promise.allSettled(assets.handleAll({ event, request }));
  }
}

/** Removes a file from the cache and fetches it; the next request caches it, when its hash is right. */
export async function refetch(request: Request): Promise<Response> {
  await (await caches.open(ASSETS)).delete(request.url, { ignoreVary: true });
  return fetch(request);
}
