import { useSyncExternalStore } from 'react';

/** From this width on there is room for a table and a panel beside it. */
export const WIDE = '(min-width: 900px)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the window is wide; where nothing can be asked it is. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(WIDE).matches ?? true);
}
