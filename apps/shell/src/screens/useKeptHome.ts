import { useState } from 'react';
import { isDistrusted } from '../remotes/quarantine';
import { screenKey, standingScreen } from '../remotes/loadScreen';
import type { FoundRoute } from '@parlour/release-contract/composition';
import { useShell } from '../layout/shellContext';

interface Kept {
  readonly found: FoundRoute;
  readonly attempt: number;
}

/**
 * Home as the player left it, so that coming back shows it at once. It is let go when it did not stand, when another release of it went
 * live, and when nothing is shown for a moment.
 */
export function useKeptHome(found: FoundRoute | undefined, attempt: number) {
  const { find } = useShell();
  const [kept, setKept] = useState<Kept>();
  const isHome = found !== undefined && found.route.path === '/' && !found.isOff;
  const isSame = (other: FoundRoute | undefined) =>
    kept !== undefined && other !== undefined && !other.isOff && screenKey(other) === screenKey(kept.found);
  if (isHome && !(isSame(found) && kept?.attempt === attempt)) setKept({ found, attempt });
  const isWorthIt = found !== undefined && isSame(find('/')) && kept !== undefined && isSound(kept.found);
  if (!isHome && kept !== undefined && !isWorthIt) setKept(undefined);
  return { kept, isHome };
}

function isSound(found: FoundRoute): boolean {
  return standingScreen(found) !== undefined && !isDistrusted(found);
}
