import { type RefObject, useEffect, useState } from 'react';

/** Full screen for an element; `toggle` is undefined where the browser has no Fullscreen API (iPhones). */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : ref.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined };
}
