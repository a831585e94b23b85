import { type RefObject, useEffect, useRef } from 'react';

/** A finger moves twice as far as the pulled element; from this distance on releasing refreshes, in pixels of the element. */
const READY_PX = 64;
const FURTHEST_PX = 88;
/** Elements with their own drag behaviour. */
const OWN_WAY = 'dialog, iframe, input, textarea, select';

interface Pull {
  /** Follows the pull by `--pull`, in pixels, and `data-state`: `pulled`, `ready`. */
  readonly mark: RefObject<HTMLElement | null>;
  readonly onPulled: () => void;
  readonly onReady: () => void;
}

/** Reports when a page at its top is pulled down and released. Never prevents scrolling. */
export function usePull({ mark, onPulled, onReady }: Pull): void {
  const heard = useRef({ onPulled, onReady });
  useEffect(() => {
    heard.current = { onPulled, onReady };
  });
  useEffect(() => {
    const { style } = document.documentElement;
    // The browser's own pull would reload the page besides.
    style.overscrollBehaviorY = 'contain';
    let from: { readonly x: number; readonly y: number } | undefined;
    let pulled = 0;
    const show = (distance: number) => {
      const { current } = mark;
      if (distance >= READY_PX && pulled < READY_PX) heard.current.onReady();
      pulled = distance;
      if (current === null) return;
      current.style.setProperty('--pull', `${distance}`);
      if (distance > 0) current.dataset['state'] = distance >= READY_PX ? 'ready' : 'pulled';
      else delete current.dataset['state'];
    };
    const drop = () => {
      from = undefined;
      if (pulled > 0) show(0);
    };
    const begin = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      // With pinch zoom a drag pans the page.
      const isWhole = (window.visualViewport?.scale ?? 1) <= 1;
      const isFree = isWhole && touches.length === 1 && window.scrollY <= 0 && target instanceof Element && mayPull(target);
      from = isFree && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    };
    const move = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      if (from === undefined || touch === undefined) return;
      const down = touch.clientY - from.y;
      const isAside = pulled === 0 && Math.abs(touch.clientX - from.x) > down;
      if (touches.length > 1 || window.scrollY > 0 || isAside) return drop();
      show(Math.min(FURTHEST_PX, Math.max(0, down / 2)));
    };
    const end = () => {
      const isReady = from !== undefined && pulled >= READY_PX;
      drop();
      if (isReady) heard.current.onPulled();
    };
    const listeners = { touchstart: begin, touchmove: move, touchend: end, touchcancel: drop } as const;
    const names = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    for (const name of names) window.addEventListener(name, listeners[name], { passive: true });
    return () => {
      for (const name of names) window.removeEventListener(name, listeners[name]);
      style.overscrollBehaviorY = '';
    };
  }, [mark]);
}

/** Whether nothing under the finger handles the drag itself: a sheet, a frame, a list that is scrolled down. */
function mayPull(target: Element): boolean {
  if (document.querySelector('dialog[open]') !== null || target.closest(OWN_WAY) !== null) return false;
  for (let element: Element | null = target; element !== null && element !== document.body; element = element.parentElement) {
    if (element.scrollTop > 0) return false;
  }
  return true;
}
