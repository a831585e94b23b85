import { NetworkFirst } from 'workbox-strategies';

export const DOCUMENTS = 'parlour.documents';
/** The document of a page that stood, and the one that came last. */
const GOOD = '/';
const LAST = '/?last';
/** As long as a player may look at nothing although there is something. */
const PATIENCE_S = 3;

/**
 * The document from the network, else the last one that brought a page that stood. It is kept with its headers, so that its scripts
 * have the nonce that its policy names.
 */
export const documents = new NetworkFirst({
  cacheName: DOCUMENTS,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ mode }) => (mode === 'write' ? LAST : GOOD),
      cacheWillUpdate: async ({ response }) => (isForAll(response) ? response : null),
      // Whoever stands before a server that is down says so; that is no answer of the site.
      handlerWillRespond: async ({ response }) =>
        response.status < 500 ? response : ((await (await caches.open(DOCUMENTS)).match(GOOD)) ?? response),
    },
  ],
});

/** A page stands: the document that came last is good. The first page came before there was a worker, so its document is asked for. */
export async function trustLastDocument(): Promise<void> {
  const kept = await caches.open(DOCUMENTS);
  const last = (await kept.match(LAST)) ?? ((await kept.match(GOOD)) ? undefined : await fetch(GOOD));
  if (last !== undefined && isForAll(last)) await kept.put(GOOD, last);
  await kept.delete(LAST);
}

/** Whether it is a document of the site, and nobody's in particular: that of a preview token is not kept. */
function isForAll({ status, headers }: Response): boolean {
  const isDocument = headers.get('content-type')?.startsWith('text/html') === true;
  return status === 200 && isDocument && headers.get('cache-control')?.includes('no-store') !== true;
}
