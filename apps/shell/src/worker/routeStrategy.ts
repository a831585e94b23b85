/** What becomes of a request; undefined: the worker stays out of it. */
export type RouteStrategy = 'document' | 'asset' | 'assetAnew' | 'elsewhere' | undefined;

/**
 * Decides by the address alone, so that what is not named here is never kept: no call, no manifest, no picture, no video. A file that
 * is asked for past what is kept was damaged, perhaps here.
 */
export function routeStrategy(
  { method, mode, cache, url }: Pick<Request, 'method' | 'mode' | 'cache' | 'url'>,
  origin: string,
): RouteStrategy {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return undefined;
  if (mode === 'navigate') return pathname === '/' ? 'document' : 'elsewhere';
  if (!pathname.startsWith('/assets/')) return undefined;
  return cache === 'reload' ? 'assetAnew' : 'asset';
}
