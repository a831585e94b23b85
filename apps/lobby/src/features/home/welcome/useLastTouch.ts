import { type RefObject, useCallback, useEffect } from 'react';

/** When the player touched the page last (`performance.now()`) since this screen is shown; undefined: not yet. */
export type LastTouch = () => number | undefined;
export type TouchedAt = RefObject<number | undefined>;

const TOUCHES = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const;

/** Goes on noting touches of the whole page where the screen itself has noted those of its own since its first paint. */
export function useLastTouch(touchedAt: TouchedAt): LastTouch {
  useEffect(() => {
    const note = () => (touchedAt.current = performance.now());
    const options = { capture: true, passive: true };
    for (const type of TOUCHES) addEventListener(type, note, options);
    return () => {
      for (const type of TOUCHES) removeEventListener(type, note, options);
    };
  }, [touchedAt]);
  return useCallback(() => touchedAt.current, [touchedAt]);
}
