import { useLayoutEffect, useRef, useState } from 'react';

const showAfterMs = 120;
const minShownMs = 300;

/** Whether to show a skeleton: only when loading lasts 120 ms, and then for at least 300 ms. */
export function useSettledLoading(isLoading: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const shownAt = useRef(0);
  // Runs in the same commit as the content, because a timer that is a moment late would show the skeleton over the content.
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
