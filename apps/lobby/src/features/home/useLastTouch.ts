import { useCallback, useEffect, useRef } from 'react';

/** When the player touched the page last (`performance.now()`) since this screen is shown; undefined: not yet. */
export type LastTouch = () => number | undefined;

const TOUCHES = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const;

export function useLastTouch(): LastTouch {
  const at = useRef<number>(undefined);
  useEffect(() => {
    const note = () => (at.current = performance.now());
    const options = { capture: true, passive: true };
    for (const type of TOUCHES) addEventListener(type, note, options);
    return () => {
      for (const type of TOUCHES) removeEventListener(type, note, options);
    };
  }, []);
  return useCallback(() => at.current, []);
}
