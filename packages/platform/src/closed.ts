import { useCallback } from 'react';
import { usePlatform } from './context';
import { useObserved } from './observe';

/** Whether a path of this site is open; operations may switch one off, and then nothing should lead there. */
export function useIsOpen(): (to: string) => boolean {
  const closed = useObserved(usePlatform().closed);
  return useCallback((to) => !closed.includes(to.split('?', 1)[0] ?? to), [closed]);
}
