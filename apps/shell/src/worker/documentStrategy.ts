import { NetworkFirst } from 'workbox-strategies';
import { DOCUMENTS } from './cacheNames';

/** Cache keys: `GOOD` for the document of a page that rendered, `LAST` for the latest document. */
const GOOD = '/';
const LAST = '/?last';
/** Maximum time that a player sees an empty page although a document is cached. */
const NETWORK_TIMEOUT_S = 3;

/**
 * Answers with the document from the network, else with the last document whose page rendered. The cached document includes its
 * headers, so that the nonce of its scripts matches its policy.
 */
export const documents = new NetworkFirst({
  cacheName: DOCUMENTS,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ mode }) => (mode === 'write' ? LAST : GOOD),
      cacheWillUpdate: async ({ response }) => (isForAll(response) ? response : null),
      // A 5xx comes from a proxy in front of a server that is down, so the cached document is used instead.
      handlerWillRespond: async ({ response }) =>
        response.status < 500 ? response : ((await (await caches.open(DOCUMENTS)).match(GOOD)) ?? response),
    },
  ],
});

/**
 * Marks the latest document as good, because its page rendered. The first page was loaded before the worker was installed, so
 * then the document is fetched.
 */
export async function trustLastDocument(): Promise<void> {
  const cache = await caches.open(DOCUMENTS);
  const last = (await cache.match(LAST)) ?? ((await cache.match(GOOD)) ? undefined : await fetch(GOOD));
  if (last !== undefined && isForAll(last)) await cache.put(GOOD, last);
  await cache.delete(LAST);
}

/** Whether a response is the site's document for all visitors. A document for a preview token is sent with `no-store`. */
function isForAll({ status, headers }: Response): boolean {
  const isDocument = headers.get('content-type')?.startsWith('text/html') === true;
  return status === 200 && isDocument && headers.get('cache-control')?.includes('no-store') !== true;
}
