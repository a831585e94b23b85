import { useObservable } from '@parlour/platform';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { FoundRoute } from '@parlour/release-contract/composition';
import { useShell } from '../layout/shellContext';

interface ActiveRoute {
  readonly path: string;
  readonly found: FoundRoute | undefined;
  /** Counts how often the player tried again. */
  readonly attempt: number;
  /** The page reloads instead of showing it, for a new shell. */
  readonly isRenewal: boolean;
}

/**
 * What a path was entered with. It stays while the player stays, whatever goes live meanwhile: a new release is taken at the next
 * entry. Only a screen that is not there anyway is looked for again with each manifest.
 */
export function useActiveRoute(path: string) {
  const { find, manifest, update, activeRoute } = useShell();
  const live = useObservable(manifest);
  const [last, setLast] = useState<ActiveRoute & { readonly live: unknown }>();
  const isHere = last?.path === path && (last.live === live || last.found?.isDisabled === false);
  const enter = (attempt: number) => {
    const isRenewal = last !== undefined && last.path !== path && update.isDue();
    const next = { path, live, found: find(path), attempt, isRenewal };
    setLast(next);
    return next;
  };
  const entry = isHere ? last : enter(0);
  const { found, isRenewal, attempt } = entry;
  // Before the screen's own effects: one that another release stands in for says so itself.
  useLayoutEffect(() => activeRoute.set(found), [activeRoute, found]);
  useEffect(() => {
    if (isRenewal) update.start();
  }, [isRenewal, update]);
  return { ...entry, again: () => enter(attempt + 1) };
}
