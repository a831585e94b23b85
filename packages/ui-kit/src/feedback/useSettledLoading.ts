import { useLayoutEffect, useRef, useState } from 'react';

const showAfterMs = 120;
const minShownMs = 300;

/** Whether to show a skeleton: only when loading lasts 120 ms, and then for at least 300 ms. */
export function useSettledLoading(isLoading: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);
  // In the same commit as the content: a timer that ran a moment longer would show the skeleton over the content.
  useLayoutEffect(() => {
    if (isLoading === isShown) return;
    const waitMs = isLoading ? showAfterMs : Math.max(0, shownAt.current + minShownMs - performance.now());
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setShown(isLoading);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [isLoading, isShown]);
  return isShown;
}
