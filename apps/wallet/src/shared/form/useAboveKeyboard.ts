import { type RefObject, useEffect, useRef } from 'react';

const HEADER_PX = 72;
const AIR_PX = 12;
/** An iPhone fires a scroll event in every frame while it pans, so after this time without one the pan is over. */
const STILL_MS = 100;

/** Scrolls the focused field above the on-screen keyboard and the footer, when the keyboard opens and for each next field. */
export function useAboveKeyboard<Foot extends HTMLElement>(): RefObject<Foot | null> {
  const foot = useRef<Foot>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    let lastFocused: Element | null;
    let timer: ReturnType<typeof setTimeout>;
    const bringUp = () => {
      clearTimeout(timer);
      const field = (lastFocused = document.activeElement);
      if (!(field instanceof HTMLInputElement) || foot.current === null) return;
      const { top, bottom } = field.getBoundingClientRect();
      // On iOS the window keeps its height and the keyboard covers the footer.
      const { offsetTop = 0, height = innerHeight } = viewport ?? {};
      const end = Math.min(foot.current.getBoundingClientRect().top, offsetTop + height) - AIR_PX;
      if (bottom > end) scrollBy(0, Math.min(bottom - end, top - HEADER_PX));
    };
    // When the focus moves to another field the keyboard stays open, and an iPhone pans. Panning by the player afterwards is not
    // undone.
    const follow = () => {
      if (document.activeElement === lastFocused) return;
      clearTimeout(timer);
      timer = setTimeout(bringUp, STILL_MS);
    };
    const subscriptions = [
      [viewport, 'resize', bringUp],
      [viewport, 'scroll', follow],
      [document, 'focusin', follow],
    ] as const;
    for (const [where, event, hear] of subscriptions) where?.addEventListener(event, hear);
    return () => {
      clearTimeout(timer);
      for (const [where, event, hear] of subscriptions) where?.removeEventListener(event, hear);
    };
  }, []);
  return foot;
}
