import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Distance in pixels of the indicator from which on a release refreshes; the indicator moves half as far as the finger. */
const READY_PX = 64;
const FURTHEST_PX = 88;
/** Elements with their own drag behaviour. */
const DRAGGABLE = 'dialog, iframe, input, textarea, select';

interface Pull {
  /** Follows the pull by `--pull`, in pixels, and `data-state`: `pulled`, `ready`. */
  readonly indicator: RefObject<HTMLElement | null>;
  readonly onPulled: () => void;
  readonly onReady: () => void;
}

/** Reports when a page at its top is pulled down and released. Never prevents scrolling. */
export function usePull({ indicator, onPulled, onReady }: Pull): void {
  const report = useEffectEvent((what: 'pulled' | 'ready') => (what === 'pulled' ? onPulled() : onReady()));
  useEffect(() => {
    // Without a touch screen nobody can pull, and in WebKit for Linux the following would break scrolling by wheel.
    if (navigator.maxTouchPoints === 0) return undefined;
    const { style } = document.documentElement;
    // Otherwise the browser's own pull-to-refresh would also reload the page.
    style.overscrollBehaviorY = 'contain';
    let from: { readonly x: number; readonly y: number } | undefined;
    let pulled = 0;
    const setDistance = (distance: number) => {
      const { current } = indicator;
      if (distance >= READY_PX && pulled < READY_PX) report('ready');
      pulled = distance;
      if (current === null) return;
      current.style.setProperty('--pull', `${distance}`);
      if (distance > 0) current.dataset['state'] = distance >= READY_PX ? 'ready' : 'pulled';
      else delete current.dataset['state'];
    };
    const cancel = () => {
      from = undefined;
      if (pulled > 0) setDistance(0);
    };
    const begin = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      // With pinch zoom a drag pans the page.
      const isUnzoomed = (window.visualViewport?.scale ?? 1) <= 1;
      const canStart = isUnzoomed && touches.length === 1 && window.scrollY <= 0 && target instanceof Element && canPull(target);
      from = canStart && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    };
    const move = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      if (from === undefined || touch === undefined) return;
      const down = touch.clientY - from.y;
      const isAside = pulled === 0 && Math.abs(touch.clientX - from.x) > down;
      if (touches.length > 1 || window.scrollY > 0 || isAside) return cancel();
      setDistance(Math.min(FURTHEST_PX, Math.max(0, down / 2)));
    };
    const end = () => {
      const isReady = from !== undefined && pulled >= READY_PX;
      cancel();
      if (isReady) report('pulled');
    };
    const listeners = { touchstart: begin, touchmove: move, touchend: end, touchcancel: cancel } as const;
    const names = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    for (const name of names) window.addEventListener(name, listeners[name], { passive: true });
    return () => {
      for (const name of names) window.removeEventListener(name, listeners[name]);
      style.overscrollBehaviorY = '';
    };
  }, [indicator]);
}

/** Whether no element under the finger handles the drag itself, as a sheet, a frame or a scrolled list does. */
function canPull(target: Element): boolean {
  if (document.querySelector('dialog[open]') !== null || target.closest(DRAGGABLE) !== null) return false;
  for (let element: Element | null = target; element !== null && element !== document.body; element = element.parentElement) {
    if (element.scrollTop > 0) return false;
  }
  return true;
}
