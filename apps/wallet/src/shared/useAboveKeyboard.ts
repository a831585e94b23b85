import { type RefObject, useEffect, useRef } from 'react';

const HEADER_PX = 72;
const AIR_PX = 12;

/** When the on-screen keyboard opens, the focused field is scrolled above the keyboard and above the foot. */
export function useAboveKeyboard<Foot extends HTMLElement>(): RefObject<Foot | null> {
  const foot = useRef<Foot>(null);
  useEffect(() => {
    const bringUp = () => {
      const field = document.activeElement;
      if (!(field instanceof HTMLInputElement) || foot.current === null) return;
      const { top, bottom } = field.getBoundingClientRect();
      // Where the window keeps its height (iOS), the keyboard covers the foot.
      const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {};
      const end = Math.min(foot.current.getBoundingClientRect().top, offsetTop + height) - AIR_PX;
      if (bottom > end) scrollBy(0, Math.min(bottom - end, top - HEADER_PX));
    };
    window.visualViewport?.addEventListener('resize', bringUp);
    return () => window.visualViewport?.removeEventListener('resize', bringUp);
  }, []);
  return foot;
}
