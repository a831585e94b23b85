import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import type { RemoteFile } from '@parlour/release-contract/composition';
import type { WorkerEvent } from './scope';

export const ASSETS = 'parlour.assets';
const MONTH_S = 30 * 86_400;
/** Some compositions: one is about a hundred files. */
const MOST_FILES = 400;

/** Files of releases never change, so what is kept is as good as what would come. */
export const assets = new CacheFirst({
  cacheName: ASSETS,
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true })],
});

/** Keeps files that are not kept yet, one after the other, so that they are in nobody's way; what fails is kept when it is used. */
export async function precache(files: readonly RemoteFile[], event: WorkerEvent): Promise<void> {
  const kept = new Set((await (await caches.open(ASSETS)).keys()).map(({ url }) => new URL(url).pathname));
  for (const { url, integrity } of files.filter((file) => !kept.has(file.url))) {
    const request = new Request(url, { integrity, priority: 'low' });
    await Promise.allSettled(assets.handleAll({ event, request }));
  }
}

/** Forgets a file and asks the network for it; the next who wants it keeps it, when its hash is right. */
export async function fetchAnew(request: Request): Promise<Response> {
  await (await caches.open(ASSETS)).delete(request.url, { ignoreVary: true });
  return fetch(request);
}
