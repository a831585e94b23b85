import { nextFrame } from '@parlour/ui-kit';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For an element of `content-visibility: auto` on a screen that is hidden and shown again: if it was outside of the window when the
 * screen was left, it is laid out after the first frame of the return. The browser would do that within this frame, as far as one and
 * a half windows away.
 */
export function useLateReturn<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const place = useRef<Shown>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || !('IntersectionObserver' in window)) return undefined;
    let isLeft = false;
    let isBelow = false;
    const observer = new IntersectionObserver((entries) => {
      const { boundingClientRect, rootBounds } = entries.at(-1) ?? {};
      isBelow = boundingClientRect && rootBounds ? boundingClientRect.top > rootBounds.bottom : isBelow;
    });
    observer.observe(element);
    void nextFrame().then(() => {
      if (!isLeft) element.style.contentVisibility = '';
    });
    return () => {
      isLeft = true;
      observer.disconnect();
      if (isBelow) element.style.contentVisibility = 'hidden';
    };
  }, []);
  return place;
}
