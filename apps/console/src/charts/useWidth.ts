import { useLayoutEffect, useRef, useState } from 'react';

const fitting = (width: number) => Math.max(120, Math.floor(width));

/** The width of an element in px, measured before the first paint; `first` where there is no layout (unit tests). */
export function useWidth<E extends HTMLElement>(first: number) {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    setWidth(fitting(element.getBoundingClientRect().width));
    const observer = new ResizeObserver(([entry]) => entry && setWidth(fitting(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
