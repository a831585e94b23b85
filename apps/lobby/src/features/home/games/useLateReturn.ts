import { nextFrame } from '@parlour/ui-kit';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Large enough to count everything above the window as in view. */
const ALL_ABOVE_PX = 1_000_000;

/**
 * For an element with `content-visibility: auto` on a screen that is hidden and shown again. If it was below the window when the
 * screen was left, it is laid out after the first frame of the return; the browser would lay it out within this frame if it is
 * less than one and a half windows away. An element above the window is not delayed, because its placeholder height would move
 * the visible content for a frame.
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
