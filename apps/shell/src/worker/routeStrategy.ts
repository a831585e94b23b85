/** How a request is answered; undefined: not by the worker. */
export type RouteStrategy = 'document' | 'asset' | 'assetReload' | 'elsewhere' | undefined;

/**
 * Decides by the address alone, so that anything not named here is never cached: calls, manifests, pictures, videos. A file
 * that is requested past the cache was damaged, perhaps in this cache.
 */
export function routeStrategy(
  { method, mode, cache, url }: Pick<Request, 'method' | 'mode' | 'cache' | 'url'>,
  origin: string,
): RouteStrategy {
  const { origin: asked, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || asked !== origin) return undefined;
  // A replay of another composition never shows what is cached of the live one.
  if (mode === 'navigate') return pathname === '/' && !searchParams.has('composition') ? 'document' : 'elsewhere';
  if (!pathname.startsWith('/assets/')) return undefined;
  return cache === 'reload' ? 'assetReload' : 'asset';
}
