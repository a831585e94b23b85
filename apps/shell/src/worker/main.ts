import { NetworkOnly } from 'workbox-strategies';
import { assets, refetch, precache } from './assetStrategy';
import { ASSETS, DOCUMENTS, PUBLIC_ANSWERS } from './cacheNames';
import { documents, trustLastDocument } from './documentStrategy';
import type { RemoteFile } from '@parlour/release-contract/findRoute';
import { readWorkerMessage } from './workerMessage';
import type { WorkerEvent, WorkerScope } from './scope';
import { requestKind } from './requestKind';
import { reportWorkerErrors } from './workerErrors';

declare const self: WorkerScope;

const cacheNames = [ASSETS, DOCUMENTS, PUBLIC_ANSWERS];
const networkOnly = new NetworkOnly();

reportWorkerErrors(self);

self.addEventListener('install', (event) => {
  // Where the browser supports static routes, API calls do not start the worker.
  event.addRoutes?.([{ condition: { urlPattern: '/api/*' }, source: 'network' }]).catch(() => undefined);
  event.waitUntil(precache(self.release.files, event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([preloadNavigations(), deleteOutdatedCaches()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (requestKind(request, self.location.origin)) {
    case 'document':
      return event.respondWith(documents.handle({ event, request }));
    case 'asset':
      return event.respondWith(assets.handle({ event, request }));
    case 'assetReload':
      return event.respondWith(refetch(request));
    case 'elsewhere':
      // Uses the response of the navigation preload, which was requested without waiting for the worker.
      return event.respondWith(networkOnly.handle({ event, request }));
    case undefined:
  }
});

self.addEventListener('message', (event) => {
  const message = readWorkerMessage(event.data);
  if (message?.kind === 'takeOver') event.waitUntil(self.skipWaiting());
  if (message?.kind === 'keep') event.waitUntil(cacheFiles(message.files, event));
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

async function deleteOutdatedCaches(): Promise<void> {
  const outdated = (await caches.keys()).filter((name) => name.startsWith('parlour.') && !cacheNames.includes(name));
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
