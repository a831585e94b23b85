import { useSyncExternalStore } from 'react';

/** The breakpoint of the layout with sidebar and tables. */
export const WIDE = '(min-width: 900px)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the window is wide; true where `matchMedia` is missing. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? true);
}
