import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const positions = new Map<string, number>();
/** The last reported scroll position; reading it from the page would force a layout. */
let lastPosition = 0;
const TRIES = 30;
/** Events that show that the player scrolls the page. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown'];

/** A new screen begins at its top; going back returns to where the player was, once the screen is tall enough again. */
export function useScrollMemory(): void {
  const location = useLocation();
  // An address typed into an open page has no key of its own.
  const key = `${location.key} ${location.pathname}${location.search}`;
  const type = useNavigationType();
  useLayoutEffect(() => {
    const target = type === 'POP' ? (positions.get(key) ?? 0) : 0;
    let frame = 0;
    let tries = 0;
    const restore = () => {
      window.scrollTo({ top: target, behavior: 'instant' });
      tries += 1;
      if (Math.abs(window.scrollY - target) > 1 && tries < TRIES) frame = requestAnimationFrame(restore);
    };
    if (target > 0 || lastPosition > 0) restore();
    const stopRestoring = () => cancelAnimationFrame(frame);
    for (const event of SCROLL_EVENTS) window.addEventListener(event, stopRestoring, { passive: true, once: true });
    const storePosition = () => {
      lastPosition = window.scrollY;
      positions.set(key, lastPosition);
    };
    window.addEventListener('scroll', storePosition, { passive: true });
    return () => {
      stopRestoring();
      for (const event of SCROLL_EVENTS) window.removeEventListener(event, stopRestoring);
      window.removeEventListener('scroll', storePosition);
    };
  }, [key, type]);
}
