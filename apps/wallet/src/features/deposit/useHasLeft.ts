import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that tells long-running work whether the player has left the screen. */
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
