import type { Manifest } from '@parlour/release-contract/manifest';
import { assetKey } from './registry';
import type { Store } from './storage/store';

/** What a shell's build makes beside its files that is served at the top of the site, always that of the live shell. */
export const SERVICE_WORKER = 'service-worker.js';
export const APP_MANIFEST = 'app.webmanifest';

/** In the place of a service worker: deletes what the site's workers kept, and is gone. It changes no page that is open. */
export const unregisteringWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('parlour.')) await caches.delete(name);
  // Where the worker noted how old its files are.
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
`;

/** The service worker that phones get: the live shell's, or the one that takes it away when it is switched off or the shell has none. */
export async function serviceWorkerOf(store: Store, { shell: { version, worker } }: Manifest): Promise<string> {
  const built = worker === 'off' ? undefined : await store.read(assetKey({ name: 'shell', version }, SERVICE_WORKER));
  return built === undefined ? unregisteringWorker : built.toString();
}

/** What a phone that installs the site is told of it; undefined when the live shell does not say. */
export async function appManifestOf(store: Store, { shell: { version } }: Manifest): Promise<string | undefined> {
  return (await store.read(assetKey({ name: 'shell', version }, APP_MANIFEST)))?.toString();
}
