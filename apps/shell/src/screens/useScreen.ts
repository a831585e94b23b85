import { useEffect, useState } from 'react';
import { loadScreen, type Screen, loadedScreen } from '../remotes/loadScreen';
import type { FoundRoute } from '@parlour/release-contract/composition';

interface Loading {
  readonly screen?: Screen;
  readonly error?: unknown;
}

/**
 * The screen behind a route: there at once when the page has it already, undefined while it is on its way; a failure is thrown. By
 * state and not by Suspense, which shows what replaces a placeholder 300 ms after the placeholder at the earliest.
 */
export function useScreen(found: FoundRoute): { readonly screen: Screen | undefined; readonly askedAt: number } {
  const [askedAt] = useState(() => performance.now());
  const [loading] = useState(() => loadScreen(found));
  const [{ screen, error }, setState] = useState<Loading>(() => ({ screen: loadedScreen(found) }));
  useEffect(() => {
    if (screen !== undefined) return undefined;
    let isWanted = true;
    const show = (state: Loading) => void (isWanted && setState(state));
    loading.then(
      (loaded) => show({ screen: loaded }),
      (reason: unknown) => show({ error: reason ?? new Error('it did not load') }),
    );
    return () => {
      isWanted = false;
    };
  }, [loading, screen]);
  if (error !== undefined) throw error;
  return { screen, askedAt };
}
