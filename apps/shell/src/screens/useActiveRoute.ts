import { useStore } from '@parlour/platform';
import { useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { findRoute, type FoundRoute } from '@parlour/release-contract/findRoute';
import { useShell } from '../layout/shellContext';
import { showStyles } from '../boot/releaseStyles';

interface ActiveRoute {
  readonly path: string;
  readonly found: FoundRoute | undefined;
  /** Counts how often the player tried again. */
  readonly attempt: number;
  /** The page reloads for a new shell instead of showing the route. */
  readonly isRenewal: boolean;
}

/**
 * The route with which a path was entered. It does not change while the player stays on the path: a new release is used when the
 * player comes from another remote or retries. Only a screen that is missing or switched off is looked up again with each
 * manifest.
 */
export function useActiveRoute(path: string) {
  const { find, composition, manifest, update, activeRoute } = useShell();
  const live = useStore(manifest);
  const [last, setLast] = useState<ActiveRoute & { readonly live: unknown }>();
  const isHere = last?.path === path && (last.live === live || last.found?.isDisabled === false);
  const enter = (attempt: number, findRouteIn = find) => {
    const isRenewal = last !== undefined && last.path !== path && update.isDue();
    const next = { path, live, found: findRouteIn(path), attempt, isRenewal };
    // Set during render, as React's documents do for state that follows a prop: an effect would first render the screen of the
    // former path at the new one.
    setLast(next);
    return next;
  };
  const entry = isHere ? last : enter(0);
  const { found, isRenewal, attempt } = entry;
  // Before anything on the screen is measured.
  useInsertionEffect(() => showStyles(found), [found]);
  // Before the screen's own effects, because a screen that was replaced by its fallback sets its own route there.
  useLayoutEffect(() => activeRoute.set(found), [activeRoute, found]);
  useEffect(() => {
    if (isRenewal) update.start();
  }, [isRenewal, update]);
  return { ...entry, again: () => enter(attempt + 1, (address) => findRoute(composition(), address)) };
}
