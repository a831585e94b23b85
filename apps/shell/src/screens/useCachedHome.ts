import { useState } from 'react';
import { isQuarantined } from '../remotes/quarantine';
import { screenKey, loadedScreen } from '../remotes/loadScreen';
import type { FoundRoute } from '@parlour/release-contract/findRoute';
import { useShell } from '../layout/shellContext';

interface CachedHome {
  readonly found: FoundRoute;
  readonly attempt: number;
}

/**
 * Keeps home mounted as the player left it, so that returning shows it at once. It is dropped when it was not loaded, when
 * another release of it went live, and while the address has no screen.
 */
export function useCachedHome(found: FoundRoute, attempt: number) {
  const { find } = useShell();
  const [cached, setCached] = useState<CachedHome>();
  const isHome = found.route.path === '/' && !found.isDisabled;
  const isSame = (other: FoundRoute | undefined) =>
    cached !== undefined && other !== undefined && !other.isDisabled && screenKey(other) === screenKey(cached.found);
  // Set during render, as in `useActiveRoute`: an effect would show the former home for a frame.
  if (isHome && !(isSame(found) && cached?.attempt === attempt)) setCached({ found, attempt });
  const isWorthIt = isSame(find('/')) && cached !== undefined && isSound(cached.found);
  if (!isHome && cached !== undefined && !isWorthIt) setCached(undefined);
  return { cached, isHome };
}

function isSound(found: FoundRoute): boolean {
  return loadedScreen(found) !== undefined && !isQuarantined(found);
}
