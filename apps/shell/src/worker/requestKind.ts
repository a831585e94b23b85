/** How the worker answers a request; undefined when it leaves it to the browser. */
export type RequestKind = 'document' | 'asset' | 'assetReload' | 'elsewhere' | undefined;

/**
 * Chooses the strategy by the address alone, so that everything not named here is never cached: calls, manifests, pictures,
 * videos. A request with `reload` is for a file that was damaged, perhaps in this cache.
 */
export function requestKind(
  { method, mode, cache, url }: Pick<Request, 'method' | 'mode' | 'cache' | 'url'>,
  origin: string,
): RequestKind {
  const { origin: requestOrigin, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin) return undefined;
  // A replay of another composition must not show cached files of the live one.
  if (mode === 'navigate') return pathname === '/' && !searchParams.has('composition') ? 'document' : 'elsewhere';
  if (!pathname.startsWith('/assets/')) return undefined;
  return cache === 'reload' ? 'assetReload' : 'asset';
}
