import { NetworkOnly } from 'workbox-strategies';
import { assets, refetch, precache } from './assets';
import { ASSETS, DOCUMENTS, PUBLIC_ANSWERS } from './cacheNames';
import { documents, trustLastDocument } from './documents';
import type { RemoteFile } from '@parlour/release-contract/composition';
import { readWorkerMessage } from './workerMessage';
import type { WorkerEvent, WorkerScope } from './scope';
import { routeStrategy } from './routeStrategy';
import { reportWorkerErrors } from './workerErrors';

declare const self: WorkerScope;

const known = [ASSETS, DOCUMENTS, PUBLIC_ANSWERS];
const elsewhere = new NetworkOnly();

reportWorkerErrors(self);

self.addEventListener('install', (event) => {
  // Where the browser supports static routes, API calls do not start the worker.
  event.addRoutes?.([{ condition: { urlPattern: '/api/*' }, source: 'network' }]).catch(() => undefined);
  event.waitUntil(precache(self.release.files, event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([preloadNavigations(), dropUnknown()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (routeStrategy(request, self.location.origin)) {
    case 'document':
      return event.respondWith(documents.handle({ event, request }));
    case 'asset':
      return event.respondWith(assets.handle({ event, request }));
    case 'assetReload':
      return event.respondWith(refetch(request));
    case 'elsewhere':
      // Navigation preload has requested it already, without waiting for the worker.
      return event.respondWith(elsewhere.handle({ event, request }));
    case undefined:
  }
});

self.addEventListener('message', (event) => {
  const order = readWorkerMessage(event.data);
  if (order?.kind === 'takeOver') event.waitUntil(self.skipWaiting());
  if (order?.kind === 'keep') event.waitUntil(cacheFiles(order.files, event));
});

async function cacheFiles(files: readonly RemoteFile[], event: WorkerEvent): Promise<void> {
  try {
    await trustLastDocument();
  } finally {
    await precache(files, event);
  }
}

/**
 * In Firefox a navigation whose preload fails shows an error page, whatever the worker answers
 * (https://github.com/GoogleChrome/workbox/issues/3134).
 */
async function preloadNavigations(): Promise<void> {
  const { navigationPreload } = self.registration;
  if (self.navigator.userAgent.includes(' Gecko/')) await navigationPreload?.disable();
  else await navigationPreload?.enable();
}

async function dropUnknown(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith('parlour.') && !known.includes(name));
  await Promise.all(ours.map((name) => caches.delete(name)));
}
