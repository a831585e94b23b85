import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const places = new Map<string, number>();
/** The last reported scroll position; reading it from the page would force a layout. */
let place = 0;
const TRIES = 30;
/** Events that show that the player scrolls the page. */
const MOVES = ['wheel', 'touchmove', 'keydown'];

/** A new screen begins at its top; going back returns to where the player was, once the screen is tall enough again. */
export function useScrollMemory(): void {
  const location = useLocation();
  // An address typed into an open page has no key of its own.
  const key = `${location.key} ${location.pathname}${location.search}`;
  const type = useNavigationType();
  useLayoutEffect(() => {
    const wanted = type === 'POP' ? (places.get(key) ?? 0) : 0;
    let frame = 0;
    let tries = 0;
    const restore = () => {
      window.scrollTo({ top: wanted, behavior: 'instant' });
      tries += 1;
      if (Math.abs(window.scrollY - wanted) > 1 && tries < TRIES) frame = requestAnimationFrame(restore);
    };
    if (wanted > 0 || place > 0) restore();
    const giveWay = () => cancelAnimationFrame(frame);
    for (const event of MOVES) window.addEventListener(event, giveWay, { passive: true, once: true });
    const remember = () => {
      place = window.scrollY;
      places.set(key, place);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      giveWay();
      for (const event of MOVES) window.removeEventListener(event, giveWay);
      window.removeEventListener('scroll', remember);
    };
  }, [key, type]);
}
