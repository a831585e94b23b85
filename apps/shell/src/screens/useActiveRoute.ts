import { useObservable } from '@parlour/platform';
import { useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { findRoute, type FoundRoute } from '@parlour/release-contract/composition';
import { useShell } from '../layout/shellContext';
import { showStyles } from '../boot/releaseStyles';

interface ActiveRoute {
  readonly path: string;
  readonly found: FoundRoute | undefined;
  /** Counts how often the player tried again. */
  readonly attempt: number;
  /** The page reloads instead of showing it, for a new shell. */
  readonly isRenewal: boolean;
}

/**
 * The route that a path was entered with. It is unchanged while the player stays there: a new release is taken when the player comes
 * from another remote, or tries again. Only a missing screen is looked up again with each manifest.
 */
export function useActiveRoute(path: string) {
  const { find, composition, manifest, update, activeRoute } = useShell();
  const live = useObservable(manifest);
  const [last, setLast] = useState<ActiveRoute & { readonly live: unknown }>();
  const isHere = last?.path === path && (last.live === live || last.found?.isDisabled === false);
  const enter = (attempt: number, look = find) => {
    const isRenewal = last !== undefined && last.path !== path && update.isDue();
    const next = { path, live, found: look(path), attempt, isRenewal };
    setLast(next);
    return next;
  };
  const entry = isHere ? last : enter(0);
  const { found, isRenewal, attempt } = entry;
  // Before anything of the screen is measured.
  useInsertionEffect(() => showStyles(found), [found]);
  // Before the screen's own effects: a screen replaced by a fallback sets its own route.
  useLayoutEffect(() => activeRoute.set(found), [activeRoute, found]);
  useEffect(() => {
    if (isRenewal) update.start();
  }, [isRenewal, update]);
  return { ...entry, again: () => enter(attempt + 1, (address) => findRoute(composition(), address)) };
}
