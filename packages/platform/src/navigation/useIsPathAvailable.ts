import { useCallback } from 'react';
import { usePlatform } from '../context';
import { useObservable } from '../observables';

/** Whether an address has a path that can be opened; no link should point to another one. */
export function useIsPathAvailable(): (to: string) => boolean {
  const isAvailable = useObservable(usePlatform().isPathAvailable);
  return useCallback((to) => isAvailable(to.split('?', 1)[0] ?? to), [isAvailable]);
}
