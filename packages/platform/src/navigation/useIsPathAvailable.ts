import { useCallback } from 'react';
import { usePlatform } from '../context';
import { useStore } from '../stores';

/** Returns a function that tells whether an address can be opened. A link should only be shown if it can. */
export function useIsPathAvailable(): (to: string) => boolean {
  const isAvailable = useStore(usePlatform().isPathAvailable);
  return useCallback((to) => isAvailable(to.split('?', 1)[0] ?? to), [isAvailable]);
}
