import { useCallback, useEffect, useRef } from 'react';

/** Tells, to work that takes long, whether the player has left the screen meanwhile. */
export function useHasLeft(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => !isShown.current, []);
}
