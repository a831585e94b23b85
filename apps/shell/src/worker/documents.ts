import { NetworkFirst } from 'workbox-strategies';
import { DOCUMENTS } from './cacheNames';

/** Cache keys: the document of a page that rendered, and the latest one. */
const GOOD = '/';
const LAST = '/?last';
/** Maximum time that a player sees an empty page although a document is cached. */
const NETWORK_TIMEOUT_S = 3;

/**
 * The document from the network, else the last one whose page rendered. It is cached with its headers, so that its scripts
 * have the nonce that its policy names.
 */
export const documents = new NetworkFirst({
  cacheName: DOCUMENTS,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ mode }) => (mode === 'write' ? LAST : GOOD),
      cacheWillUpdate: async ({ response }) => (isForAll(response) ? response : null),
      // An error from a proxy in front of a server that is down is not an answer of the site.
      handlerWillRespond: async ({ response }) =>
        response.status < 500 ? response : ((await (await caches.open(DOCUMENTS)).match(GOOD)) ?? response),
    },
  ],
});

/** Marks the latest document as good, since its page rendered; the first page was loaded before the worker, so it is fetched. */
export async function trustLastDocument(): Promise<void> {
  const cache = await caches.open(DOCUMENTS);
  const last = (await cache.match(LAST)) ?? ((await cache.match(GOOD)) ? undefined : await fetch(GOOD));
  if (last !== undefined && isForAll(last)) await cache.put(GOOD, last);
  await cache.delete(LAST);
}

/** Whether it is a document of the site for all visitors: that of a preview token is not cached. */
function isForAll({ status, headers }: Response): boolean {
  const isDocument = headers.get('content-type')?.startsWith('text/html') === true;
  return status === 200 && isDocument && headers.get('cache-control')?.includes('no-store') !== true;
}
