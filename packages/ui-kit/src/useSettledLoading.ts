import { useLayoutEffect, useRef, useState } from 'react';

const showAfterMs = 120;
const keepForMs = 300;

/** Whether to show a skeleton: only when loading lasts 120 ms, and then for at least 300 ms. */
export function useSettledLoading(isLoading: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);
  // In the same breath as what came is drawn: a timer that were let live a moment longer would put the skeleton in its place.
  useLayoutEffect(() => {
    if (isLoading === isShown) return;
    const waitMs = isLoading ? showAfterMs : Math.max(0, shownAt.current + keepForMs - performance.now());
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setShown(isLoading);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [isLoading, isShown]);
  return isShown;
}
