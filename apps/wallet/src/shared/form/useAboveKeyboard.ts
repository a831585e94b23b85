import { type RefObject, useEffect, useRef } from 'react';

const HEADER_PX = 72;
const AIR_PX = 12;
/** An iPhone that pans says so once a frame. */
const STILL_MS = 100;

/** The focused field is scrolled above the on-screen keyboard and above the foot: when the keyboard opens, and for each next field. */
export function useAboveKeyboard<Foot extends HTMLElement>(): RefObject<Foot | null> {
  const foot = useRef<Foot>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    let seen: Element | null;
    let timer: ReturnType<typeof setTimeout>;
    const bringUp = () => {
      clearTimeout(timer);
      const field = (seen = document.activeElement);
      if (!(field instanceof HTMLInputElement) || foot.current === null) return;
      const { top, bottom } = field.getBoundingClientRect();
      // Where the window keeps its height (iOS), the keyboard covers the foot.
      const { offsetTop = 0, height = innerHeight } = viewport ?? {};
      const end = Math.min(foot.current.getBoundingClientRect().top, offsetTop + height) - AIR_PX;
      if (bottom > end) scrollBy(0, Math.min(bottom - end, top - HEADER_PX));
    };
    // From one field to the next the keyboard stays, and an iPhone pans. Who then pans by hand is left alone.
    const follow = () => {
      if (document.activeElement === seen) return;
      clearTimeout(timer);
      timer = setTimeout(bringUp, STILL_MS);
    };
    const heard = [
      [viewport, 'resize', bringUp],
      [viewport, 'scroll', follow],
      [document, 'focusin', follow],
    ] as const;
    for (const [where, event, hear] of heard) where?.addEventListener(event, hear);
    return () => {
      clearTimeout(timer);
      for (const [where, event, hear] of heard) where?.removeEventListener(event, hear);
    };
  }, []);
  return foot;
}
