import { useState } from 'react';
import { isQuarantined } from '../remotes/quarantine';
import { screenKey, loadedScreen } from '../remotes/loadScreen';
import type { FoundRoute } from '@parlour/release-contract/composition';
import { useShell } from '../layout/shellContext';

interface Kept {
  readonly found: FoundRoute;
  readonly attempt: number;
}

/**
 * Home as the player left it, so that coming back shows it at once. Dropped when it was not loaded, when another release
 * of it went live, and when nothing is shown for a moment.
 */
export function useCachedHome(found: FoundRoute | undefined, attempt: number) {
  const { find } = useShell();
  const [kept, setKept] = useState<Kept>();
  const isHome = found !== undefined && found.route.path === '/' && !found.isDisabled;
  const isSame = (other: FoundRoute | undefined) =>
    kept !== undefined && other !== undefined && !other.isDisabled && screenKey(other) === screenKey(kept.found);
  if (isHome && !(isSame(found) && kept?.attempt === attempt)) setKept({ found, attempt });
  const isWorthIt = found !== undefined && isSame(find('/')) && kept !== undefined && isSound(kept.found);
  if (!isHome && kept !== undefined && !isWorthIt) setKept(undefined);
  return { kept, isHome };
}

function isSound(found: FoundRoute): boolean {
  return loadedScreen(found) !== undefined && !isQuarantined(found);
}
