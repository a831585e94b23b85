import { useEffect, useState } from 'react';
import { loadScreen, type Screen, loadedScreen } from '../remotes/loadScreen';
import type { FoundRoute } from '@parlour/release-contract/findRoute';

interface Loading {
  readonly screen?: Screen;
  readonly error?: unknown;
}

/**
 * The screen behind a route: available at once when the page has loaded it before, undefined while it is loading; a failure is
 * thrown. Uses state instead of Suspense, because Suspense keeps a placeholder for at least 300 ms.
 */
export function useScreen(found: FoundRoute): { readonly screen: Screen | undefined; readonly askedAt: number } {
  const [askedAt] = useState(() => performance.now());
  const [loading] = useState(() => loadScreen(found));
  const [{ screen, error }, setState] = useState<Loading>(() => ({ screen: loadedScreen(found) }));
  useEffect(() => {
    if (screen !== undefined) return undefined;
    let isMounted = true;
    const show = (state: Loading) => void (isMounted && setState(state));
    loading.then(
      (loaded) => show({ screen: loaded }),
      (reason: unknown) => show({ error: reason ?? new Error('it did not load') }),
    );
    return () => {
      isMounted = false;
    };
  }, [loading, screen]);
  if (error !== undefined) throw error;
  return { screen, askedAt };
}
