import type { Manifest } from '@parlour/release-contract/manifest';
import { assetKey } from '../registry/releaseKeys';
import type { Store } from '../storage/store';

/** The file of a shell's build that is served at the root of the site, always from the live shell. */
export const SERVICE_WORKER = 'service-worker.js';

/**
 * Served instead of a service worker: deletes the caches of the site's workers and unregisters itself. Open pages are not
 * affected.
 */
export const unregisteringWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('parlour.')) await caches.delete(name);
  // Where the worker stored the age of its files.
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
`;

/**
 * The service worker that phones get: that of the live shell, or the one that unregisters itself if the worker is switched off or
 * missing.
 */
export async function serviceWorkerOf(store: Store, { shell: { version, worker } }: Manifest): Promise<string> {
  const built = worker === 'off' ? undefined : await store.read(assetKey({ name: 'shell', version }, SERVICE_WORKER));
  return built === undefined ? unregisteringWorker : built.toString();
}
