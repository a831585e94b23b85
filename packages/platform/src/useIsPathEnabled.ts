import { useCallback } from 'react';
import { usePlatform } from './context';
import { useObservable } from './observables';

/** Whether a path of this site is open; operations may switch one off, and then nothing should lead there. */
export function useIsPathEnabled(): (to: string) => boolean {
  const closed = useObservable(usePlatform().disabledPaths);
  return useCallback((to) => !closed.includes(to.split('?', 1)[0] ?? to), [closed]);
}
