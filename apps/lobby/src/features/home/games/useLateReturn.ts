import { nextFrame } from '@parlour/ui-kit';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What is above the window counts as in it. */
const ALL_ABOVE_PX = 1_000_000;

/**
 * For an element of `content-visibility: auto` on a screen that is hidden and shown again: if it was below the window when the screen
 * was left, it is laid out after the first frame of the return. The browser would do that within this frame, as far as one and a half
 * windows away. Not above the window: another height there, for this frame, would move what is in it.
 */
export function useLateReturn<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const place = useRef<Shown>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || !('IntersectionObserver' in window)) return undefined;
    let isBelow = false;
    const observer = new IntersectionObserver(
      (entries) => {
        isBelow = entries.at(-1)?.isIntersecting === false;
      },
      { root: document, rootMargin: `${ALL_ABOVE_PX}px 0px 0px` },
    );
    observer.observe(element);
    void nextFrame().then(() => {
      element.style.contentVisibility = '';
    });
    return () => {
      observer.disconnect();
      if (isBelow) element.style.contentVisibility = 'hidden';
    };
  }, []);
  return place;
}
