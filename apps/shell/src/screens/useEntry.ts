import { useObserved } from '@parlour/platform';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { FoundRoute } from '@parlour/release-contract/composition';
import { useShell } from '../layout/shellContext';

interface Entry {
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
export function useEntry(path: string) {
  const { find, manifest, renewal, entered } = useShell();
  const live = useObserved(manifest);
  const [last, setLast] = useState<Entry & { readonly live: unknown }>();
  const isHere = last?.path === path && (last.live === live || last.found?.isOff === false);
  const enter = (attempt: number) => {
    const isRenewal = last !== undefined && last.path !== path && renewal.isDue();
    const next = { path, live, found: find(path), attempt, isRenewal };
    setLast(next);
    return next;
  };
  const entry = isHere ? last : enter(0);
  const { found, isRenewal, attempt } = entry;
  // Before the screen's own effects: one that another release stands in for says so itself.
  useLayoutEffect(() => entered.set(found), [entered, found]);
  useEffect(() => {
    if (isRenewal) renewal.start();
  }, [isRenewal, renewal]);
  return { ...entry, again: () => enter(attempt + 1) };
}
