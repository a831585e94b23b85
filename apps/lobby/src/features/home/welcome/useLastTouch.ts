import { type RefObject, useCallback, useEffect } from 'react';

/**
 * Returns when the player last touched the page (`performance.now()`) since this screen is shown; undefined before the first
 * touch.
 */
export type LastTouch = () => number | undefined;
export type TouchedAt = RefObject<number | undefined>;

const TOUCHES = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const;

/** Records touches anywhere on the page, starting with the touches that the screen has recorded since its first paint. */
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
